import type { GameCategory } from '#domain/catalogue/game.ts';

/** Of a hundred games of an aggregator, how many are of each category. */
export const categoryWeights: readonly (readonly [GameCategory, number])[] = [
  ['slots', 68],
  ['card', 7],
  ['roulette', 5],
  ['casual', 5],
  ['video_poker', 3],
  ['poker', 3],
  ['scratch', 3],
  ['lottery', 2],
  ['crash', 1],
  ['fishing', 1],
  ['virtual_sports', 1],
  ['craps', 1],
];

const words = (text: string): readonly string[] => text.split(' ');

export const firstWords = words(
  'Amber Ancient Arctic Autumn Azure Blazing Bold Bronze Burning Canyon Celestial Charmed Copper Coral Cosmic Crimson Crystal ' +
    'Dancing Daring Desert Distant Eastern Electric Emerald Enchanted Endless Fabled Fearless Feral Fiery Floating Forgotten ' +
    'Fortunate Frosty Frozen Gentle Gilded Glittering Golden Grand Harvest Hidden Highland Hollow Imperial Iron Island Ivory ' +
    'Jade Jolly Jungle Lavish Legendary Lively Lone Lost Lucky Lunar Majestic Marble Merry Midnight Mighty Misty Moonlit Mystic ' +
    'Neon Noble Northern Obsidian Opal Painted Pearl Polar Primal Quiet Radiant Raging Regal Roaming Royal Ruby Rustic Sapphire ' +
    'Savage Scarlet Secret Shining Silent Silver Solar Southern Spirited Starlit Stormy Sunken Tidal Timber Twilight Velvet ' +
    'Vivid Wandering Western Whispering Wild Winter',
);
export const middleWords = words(
  'Anchor Arrow Bamboo Bandit Bear Bell Bison Book Buffalo Candy Castle Chariot Cherry Clover Comet Cove Crown Dragon Eagle ' +
    'Falcon Fang Feather Fire Flame Forest Fox Fruit Galaxy Garden Gem Ghost Harbour Hawk Honey Horse Hunter Jaguar Jewel Joker ' +
    'King Knight Lantern Leopard Lily Lion Lotus Magpie Mammoth Mask Meadow Mermaid Mirror Moon Mountain Oasis Ocean Orchid Otter ' +
    'Owl Panda Panther Pepper Phoenix Pirate Planet Pyramid Queen Raven Reef River Rocket Rose Sailor Samurai Serpent Shadow ' +
    'Shark Sphinx Spirit Stag Star Storm Sun Swan Temple Thunder Tiger Titan Torch Treasure Tulip Viking Volcano Whale Wolf Zebra',
);
export const lastWords = words(
  'Adventure Bonanza Bounty Bounce Cascade Chase Circus Deluxe Dreams Empire Escape Express Fever Fiesta Fortune Gold Heist ' +
    'Hunt Jackpots Journey Kingdom Legends Link Magic Multiplier Nights Odyssey Parade Party Path Pots Power Quest Rally ' +
    'Rapids Reels Respins Reveal Riches Rise Road Rumble Rush Saga Secrets Showdown Spins Splash Spree Stacks Story Strike ' +
    'Surge Tales Trail Treasures Trove Ways Wilds Wins Wonders',
);
export const studioStarts = words(
  'Alder Anvil Arcadia Beacon Birch Blue Bramble Bright Cedar Chalk Cinder Cobalt Compass Copperfield Dune Ember Fathom Fern ' +
    'Flint Foxglove Gale Granite Hearth Heron Hollow Indigo Juniper Kestrel Kindle Larch Ledger Linden Lodestar Lumen Maple ' +
    'Marlow Meteor Nimbus North Onyx Orbit Otter Peregrine Pine Plume Prism Quarry Quill Raven Ridge Rook Rowan Sable Saffron ' +
    'Sequoia Slate Sparrow Summit Tern Thistle Umber Vale Vertex Willow Zephyr',
);
export const studioEnds = words('Arts Games Gaming Interactive Labs Play Studios Works');
