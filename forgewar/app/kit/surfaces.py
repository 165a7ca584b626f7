"""Pictures that are not files: SVG given as text, the back of a card, a stretched picture."""

import io

import pygame

from forgewar.app.kit import palette


def rasterise(width: int, height: int, body: str, defs: str = "") -> pygame.Surface:
    """Picture of a drawing given as SVG text."""
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}"><defs>{defs}</defs>{body}</svg>'
    )
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), (width, height))


def card_back(width: int, height: int, tint: str, *, plain: bool) -> pygame.Surface:
    """Back of a card: lozenges in two shades of one colour."""
    made = pygame.Surface((width, height), pygame.SRCALPHA)
    made.fill(tint)
    light = pygame.Color(tint).lerp(palette.BONE, 0.06)
    pitch = max(12, min(width, height) // 6)
    for x in range(-height, width + height, pitch) if not plain else ():
        pygame.draw.line(made, light, (x, 0), (x + height, height), 1 + pitch // 20)
        pygame.draw.line(made, light, (x, 0), (x - height, height), 1 + pitch // 20)
    return made


def stretch(small: pygame.Surface, width: int, height: int) -> pygame.Surface:
    """Picture made larger by repeating its middle column and row."""
    across = _stretched_across(small, width)
    turned = _stretched_across(pygame.transform.rotate(across, 90), height)
    return pygame.transform.rotate(turned, -90).convert_alpha()


def _stretched_across(small: pygame.Surface, width: int) -> pygame.Surface:
    old, height = small.get_size()
    if old == width:
        return small
    left, more = old // 2, width - old
    found = pygame.Surface((width, height), pygame.SRCALPHA)
    found.blit(small, (0, 0), (0, 0, left, height))
    found.blit(
        pygame.transform.scale(small.subsurface((left, 0, 1, height)), (more, height)), (left, 0)
    )
    found.blit(small, (left + more, 0), (left, 0, old - left, height))
    return found
