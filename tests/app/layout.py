"""What is wrong with a frame: texts and spots that are cut, covered, unnamed or too small."""

from collections import Counter

import pygame

from forgewar.app.kit.frame import Frame, Spot, Text

SMALLEST_SPOT = 24  # pixels
SLACK = 1  # pixels that rounding may cost


def problems(frame: Frame, size: tuple[int, int], smallest_text: int = 0) -> list[str]:
    """One line for each fault; none for a good layout."""
    window = pygame.Rect((0, 0), size)
    return [
        *_off_screen(frame, window),
        *_overlapping(frame),
        *_out_of_bounds(frame),
        *_crossing(frame),
        *_bad_spots(frame, window),
        *(
            f"{text.text!r} is set in {text.size} px"
            for text in frame.texts
            if text.size < smallest_text
        ),
    ]


def _grown(rect: pygame.Rect) -> pygame.Rect:
    return rect.inflate(2 * SLACK, 2 * SLACK)


def _off_screen(frame: Frame, window: pygame.Rect) -> list[str]:
    """A list that scrolls cuts its lines above and below, but nothing else may be cut."""
    found = []
    for text in frame.texts:
        clip = _grown(text.clip)
        scrolls = text.clip.size != window.size
        wide = clip.left <= text.rect.left and text.rect.right <= clip.right
        high = clip.top <= text.rect.top and text.rect.bottom <= clip.bottom
        if not wide or not (high or scrolls):
            found.append(f"{text.text!r} at {text.rect} is cut by {text.clip}")
    return found


def _overlapping(frame: Frame) -> list[str]:
    found = []
    seen = [(text, text.rect.clip(text.clip)) for text in frame.texts]
    seen.sort(key=lambda pair: pair[1].top)
    for i, (one, a) in enumerate(seen):
        for other, b in seen[i + 1 :]:
            if b.top >= a.bottom:
                break
            shared = a.clip(b)
            if shared.width > SLACK and shared.height > SLACK:
                found.append(f"{one.text!r} at {a} overlaps {other.text!r} at {b}")
    return found


def _out_of_bounds(frame: Frame) -> list[str]:
    """A text belongs to the smallest spot and the smallest panel its middle lies in; one on a slip
    that goes away with the pointer to that slip."""
    found = []
    spots = [(spot.rect, spot.name) for spot in frame.spots if spot.press and not spot.outline]
    boxes = [(box, "a panel") for box in frame.boxes]
    slips = [(slip, "a slip") for slip in frame.slips]
    for text in frame.texts:
        scrolled = not text.clip.contains(text.rect)
        for places in (slips,) if _on_slip(frame, text) else (spots, boxes):
            inside = [place for place in places if place[0].collidepoint(text.rect.center)]
            if not inside or scrolled:
                continue
            box, name = min(inside, key=lambda place: place[0].width * place[0].height)
            if not _grown(box).contains(text.rect):
                found.append(f"{text.text!r} at {text.rect} sticks out of {name} at {box}")
    return found


def _on_slip(frame: Frame, text: Text) -> bool:
    return any(slip.collidepoint(text.rect.center) for slip in frame.slips)


def _crossing(frame: Frame) -> list[str]:
    """A text lies on a spot or beside it, not across its edge."""
    found = []
    spots = [spot for spot in frame.spots if spot.press and not spot.outline]
    for text in frame.texts:
        shown = text.rect.clip(text.clip)
        for spot in spots if not _on_slip(frame, text) else ():
            shared = shown.clip(spot.rect)
            inside = _grown(spot.rect).contains(shown)
            if shared.width > 2 * SLACK and shared.height > 2 * SLACK and not inside:
                found.append(f"{text.text!r} at {shown} crosses {spot.name} at {spot.rect}")
    return found


def _bad_spots(frame: Frame, window: pygame.Rect) -> list[str]:
    found = [
        f"{count} spots are called {name}"
        for name, count in Counter(spot.name for spot in frame.spots).items()
        if count > 1
    ]
    for spot in frame.spots:
        if not spot.label.strip():
            found.append(f"{spot.name} has no label")
        if not window.contains(spot.rect):
            found.append(f"{spot.name} at {spot.rect} is not in the window")
        if not spot.enabled:
            continue
        small = min(spot.rect.size) < SMALLEST_SPOT and not spot.inline
        if small and not _scrolled(frame, spot):
            found.append(f"{spot.name} is only {spot.rect.width} x {spot.rect.height} px")
        if not _reachable(frame, spot):
            found.append(f"{spot.name} at {spot.rect} is covered by other spots")
    return found


def _scrolled(frame: Frame, spot: Spot) -> bool:
    """Whether a spot is cut by the edge of a list that scrolls."""
    lists = [other.rect for other in frame.spots if other.scroll is not None]
    return any(
        spot.rect.top <= rect.top + SLACK or spot.rect.bottom >= rect.bottom - SLACK
        for rect in lists
        if rect.colliderect(spot.rect)
    )


def _reachable(frame: Frame, spot: Spot) -> bool:
    """Whether a mouse finds it anywhere."""
    rect = spot.rect
    steps = (0.5, 0.1, 0.3, 0.7, 0.9)
    points = (
        (int(rect.x + rect.width * across), int(rect.y + rect.height * down))
        for across in steps
        for down in steps
    )
    return any(
        (found := frame.at(point)) is not None and found.name == spot.name for point in points
    )
