/** Card backgrounds: a sky and three hills, far to near, in the mood of each Unit. */
export interface Mood {
  sky: string
  hills: [string, string, string]
}

const mood = (sky: string, ...hills: [string, string, string]): Mood => ({ sky, hills })

export const PALETTE: Record<string, Mood> = {
  // people of the kingdom: warm fields and workshops
  adventurer: mood('#8fc0c4', '#e6b487', '#c98a55', '#8f6a3f'),
  blacksmith: mood('#d98e5f', '#a8563a', '#74392c', '#4f2a24'),
  cook: mood('#f0c27a', '#dd9a58', '#b8653f', '#8d4630'),
  farmer: mood('#a9d0d6', '#e9cf80', '#c9b04f', '#8a9a45'),
  'forest-child': mood('#cfe0a0', '#9cc06c', '#6f9a50', '#4a7340'),
  landlord: mood('#e6c9a0', '#c99a7a', '#9a6a72', '#6a4560'),
  miner: mood('#d9b27a', '#b98850', '#8a6a5a', '#5a4a55'),
  monkey: mood('#f2d98a', '#a9c46a', '#6fa05a', '#3f7a55'),
  peddler: mood('#e9c7a6', '#d0a070', '#8fae7c', '#5f8a6a'),
  sculptor: mood('#c9d3d6', '#a3b0b8', '#8a8f9a', '#6a6878'),
  'wood-merchant': mood('#dcd0a0', '#a9b06a', '#6f8a50', '#4a6440'),
  woodcutter: mood('#b9d2c0', '#7fa889', '#4f7f66', '#2f5c4a'),
  // fighters: dusk over the border
  archer: mood('#7fb8b4', '#5f9ea0', '#3d7a80', '#285a62'),
  commander: mood('#f0b98a', '#d98060', '#a84c42', '#6b2f34'),
  hunter: mood('#cfc98a', '#9aa85c', '#64844a', '#3f613c'),
  knight: mood('#a9bccb', '#7d9ab0', '#56788f', '#34566c'),
  militiaman: mood('#c4bedc', '#9a92c0', '#6f659a', '#4a4374'),
  rogue: mood('#5a5a86', '#454470', '#33325a', '#232344'),
  shapeshifter: mood('#8fa6c8', '#7a7fae', '#5f5a8c', '#433f68'),
  strategist: mood('#e2d3b0', '#a9b8b4', '#6f94a4', '#446c86'),
  veteran: mood('#d8c0b0', '#b09088', '#866a6c', '#5c4a54'),
  // the learned: lamp light and night blue
  'grand-architect': mood('#e4cfc0', '#c8a090', '#94707c', '#5f4c66'),
  'master-alchemist': mood('#c8d890', '#90b070', '#5a8460', '#36585a'),
  'mystical-healer': mood('#a8d8cc', '#80bcb0', '#5a9a94', '#3c7478'),
  necromancer: mood('#7a9a6a', '#566e5c', '#3c4a52', '#282c40'),
  'palm-reader': mood('#e8a0a0', '#b8709a', '#7c4c88', '#4c3470'),
  'time-master': mood('#a79ad0', '#7f78b4', '#585894', '#383a6c'),
  // beasts
  cerberus: mood('#d88a5a', '#a8503f', '#6a3040', '#3c2234'),
  dragon: mood('#f3c98a', '#c9a070', '#86757c', '#4c5064'),
  'giant-snake': mood('#e8d890', '#b8b860', '#7a9450', '#4c6c40'),
  kraken: mood('#9ac4d0', '#6a9cb4', '#447894', '#2a5470'),
  leviathan: mood('#f0cfa0', '#a8b8b0', '#6090a8', '#386884'),
  manticore: mood('#f4d69a', '#e0aa6a', '#b87c50', '#845444'),
  salamander: mood('#6a5a72', '#7a4a58', '#5c3448', '#3c2438'),
  // spirits and giants
  'cave-spirit': mood('#8a94c0', '#66709c', '#4a5078', '#303456'),
  colossus: mood('#f4d8a8', '#d8b48a', '#a8a07c', '#70886c'),
  demon: mood('#f0a860', '#c86844', '#863844', '#4c2238'),
  'forest-spirit': mood('#5c8c84', '#437468', '#30584f', '#20403c'),
  golem: mood('#c4d4c0', '#94b094', '#688a78', '#48685f'),
  ogre: mood('#d8c8a0', '#b89c78', '#8a7460', '#5c5048'),
  'relic-of-wisdom': mood('#6f86b4', '#58699c', '#434f80', '#2e3660'),
  treefolk: mood('#d4e0b0', '#b8c088', '#94a468', '#6c844c'),
}
