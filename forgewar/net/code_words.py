"""Words of the codes that people tell each other across a room."""

from typing import Final

# Easy to hear, to say and to type; none is the beginning of another.
_TEXT = """
acorn alder amber anvil apple apron arrow aspen attic badge baker barge basil baton beech bench
berry birch blade bloom boots bough brass bread brick bride broom brush bugle cabin camel candle
canoe cargo cedar chain chalk chest cider clay cliff cloak clock cloud clove coach cobalt comet
copper coral cotton crane creek crown crystal curtain dawn desert diary dome donkey dough dragon
drum eagle ember engine falcon feather fern fiddle finch flag flax flint flute forest fork fox gable
garden ginger glass globe glove goat goose grain grape gravel hammer harbor harp hazel helmet hermit
heron honey horn horse island ivory ivy jacket jasper jewel juniper kettle key kiln kite ladder lamp
lantern lark laurel lemon lentil lily linen lion lizard magnet mallet maple marble market meadow
medal melon mill mint mirror mitten moon moss mule needle nest oak oat ocean olive onion orchard
otter oven owl oyster paddle palm paper parrot peach pearl pebble pepper piano pigeon pillow pine
plum pocket pony poppy potato pump quail quarry quill rabbit radish raft rain raven reed ribbon
river robin rope rose ruby saddle sail salt
"""
WORDS: Final = tuple(_TEXT.split())
