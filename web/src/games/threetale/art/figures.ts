/** The seven Heroes. Feet stand at y 160, the middle is x 60. */
import { halo, head, type Figure } from './kit'
import { at, f, pic, star } from './stitch'

const SON =
  '<path d="M40 66C26 92 20 122 24 147l72-1C100 120 94 90 80 66Z" fill="#9c2a24"/>' +
  '<path d="M40 66C30 92 28 122 32 147l-8 0C20 122 26 92 40 66ZM84 80c6 20 8 44 6 66h6c4-26 0-48-12-66Z" fill="#6b1815"/>' +
  `<path d="M25 141c22 4 48 4 70-1" stroke="#e6b043" stroke-width="2.5" fill="none" stroke-dasharray="3 2.5"/><path d="M45 122h14l-1 30H45Z" fill="#f3ead6"/>` +
  `<path d="M62 122h13l1 30H63Z" fill="#dfd2b5"/><path d="M45 134h14M45 140h13M45 146h13M63 134h12M63 140h13M63 146h13" stroke="#2a211c" stroke-width="2"/>` +
  '<path d="M38 159c0-6 6-8 20-8l1 8ZM82 159c0-6-6-8-19-8l-1 8Z" fill="#5a3a22"/>' +
  '<path d="M42 92h36l6 35c-14 6-34 6-48 0Z" fill="#fdf7e8"/><path d="M70 98l8 30 6-1-6-33Z" fill="#ddd0b4"/>' +
  `<path d="M37.5 122c14 5.5 31 5.5 45 0" stroke="#c4352b" stroke-width="4" fill="none" stroke-dasharray="3 2"/>` +
  '<path d="M37.8 117c14 5 30 5 44 0" stroke="#2f5a4a" stroke-width="1.6" fill="none" stroke-dasharray="2 2"/>' +
  '<path d="M44 64c8-4 24-4 32 0l4 32H40Z" fill="#fdf7e8"/>' +
  '<path d="M60 62v16" stroke="#c4352b" stroke-width="5" stroke-dasharray="2.5 1.5"/>' +
  '<path d="M43 64l11-3 1 35H39Z" fill="#5a4030"/><path d="M77 64l-11-3-1 35h16Z" fill="#453024"/>' +
  `<path d="M54 61l1 35M66 61l-1 35" stroke="#e6b043" stroke-width="1.8"/><path d="M39 91h42l1 11H38Z" fill="#c9372d"/>` +
  '<path d="M39 95h42M38.5 99h43" stroke="#f0b24a" stroke-width="1.2" stroke-dasharray="3 2"/>' +
  '<path d="M18 100L41 28" stroke="#7a5230" stroke-width="4.5" stroke-linecap="round"/>' +
  `<path d="M38 20c-11-5-21 1-22 14 8-4 13-2 20 3l7-12Z" fill="#c4ced4"/><path d="M16 34c2-11 9-16 16-16" stroke="#fff" stroke-width="1.6" fill="none"/>` +
  '<path d="M45 66c-10 3-16 10-18 20l9 7c4-6 9-10 14-12Z" fill="#fbf3e0"/><path d="M26 86c-2-6-2-12 0-18l9 2c-2 7-1 13 2 20Z" ' +
  'fill="#e8dcc0"/><path d="M26.5 69l8 2" stroke="#c4352b" stroke-width="3"/>' +
  '<circle cx="31" cy="65" r="5" fill="#eec39a"/><path d="M75 66c10 4 16 14 18 25l-9 4c-4-8-9-12-14-14Z" fill="#e8dcc0"/>' +
  '<path d="M83 93l9-4" stroke="#c4352b" stroke-width="3"/>' +
  '<circle cx="90" cy="95" r="5" fill="#eec39a"/><circle cx="93" cy="87" r="7.5" fill="url(#tt-gold)"/>' +
  '<path d="M93 80c1-3 3-4 5-4" stroke="#4c6b2c" stroke-width="2" fill="none"/>' +
  `<path d="M53 52h14v10c-4 4-10 4-14 0Z" fill="#d3a276"/><path d="M43 38c0 16 8 23 17 23s17-7 17-23c0-8-34-8-34 0Z" fill="#f2cba3"/>` +
  '<path d="M68 36c5 6 4 16-2 24 7-3 11-11 11-22Z" fill="#e0b084" opacity=".7"/>' +
  '<path d="M43 34c-2 10 0 16 4 19-1-8 0-14 4-18ZM77 34c2 10 0 16-4 19 1-8 0-14-4-18Z" fill="#5b3a20"/>' +
  '<circle cx="53" cy="45" r="2.2" fill="#2b1a10"/><circle cx="67" cy="45" r="2.2" fill="#2b1a10"/>' +
  '<path d="M49 40q4-2 7 0M64 40q4-2 7 0" stroke="#5b3a20" stroke-width="1.6" fill="none"/>' +
  `<circle cx="49" cy="51" r="3.4" fill="#dd7a62" opacity=".5"/><circle cx="71" cy="51" r="3.4" fill="#dd7a62" opacity=".5"/>` +
  '<path d="M55.5 53q4.5 4 9 0" stroke="#8d3f30" stroke-width="1.8" fill="none" stroke-linecap="round"/>' +
  '<path d="M41 37c-3-16 4-27 19-27s22 11 19 27c-10-5-28-5-38 0Z" fill="#2d241f"/>' +
  `<path d="M46 30q3-4 6-1t6-2q3-4 6 0t6-1M49 21q3-4 6-1t6-1q3-4 7 1M45 35q3-3 6-1t7-1 6 1 7 0" stroke="#5a4a3f" stroke-width="1.8" fill="none"/>`

const ANTLERS =
  'M45 47C34 40 30 26 37 12M35 33C27 31 22 25 21 17M33 24c-5-3-8-8-7-14M50 46C52 34 60 26 72 24M58 33c0-8 4-14 11-17M66 26c7 2 12-1 15-6'
const DEER =
  `<path d="M66 116l-3 22-3 20h7l4-20 6-24Z" fill="#8b9fad"/><path d="M108 104c0 14-6 20-5 30l-2 24h7l4-24c2-10 8-16 8-28Z" fill="#8b9fad"/>` +
  `<path d="M52 50c4 14 6 28 18 36 14 6 28 2 42 6 11 4 13 16 9 28-3 8-9 6-16 4-14-3-28 3-42 4-13 0-20-10-20-24 0-16 1-30-5-40Z" fill="url(#tt-silver)"/>` +
  `<path d="M112 92c11 4 13 16 9 28-3 8-9 6-16 4-14-3-28 3-42 4-9 0-14-4-17-10 20 6 40-6 58-4 10 0 14-10 8-22Z" fill="#8499a8" opacity=".55"/>` +
  `<path d="M53 122l1 18-4 18h8l4-18 3-18ZM112 116c2 10-2 16-2 22l3 20h7l-1-22c0-8 4-14 3-22Z" fill="#dfe8ed"/>` +
  '<path d="M50 158h8v-4h-7ZM60 158h7v-4h-6ZM101 158h7v-4h-6ZM113 158h7v-4h-7Z" fill="#3b4650"/>' +
  `<path d="${ANTLERS}" fill="none" stroke="#7c5410" stroke-width="5.6" stroke-linecap="round"/>` +
  `<path d="${ANTLERS}" fill="none" stroke="#f0c557" stroke-width="3.6" stroke-linecap="round"/>` +
  '<path d="M54 46c-8-4-17-1-21 6-6 4-12 8-14 13 0 4 4 6 9 5 7-1 14 1 19 0 6-6 9-14 7-24Z" fill="#f4f8fa"/>' +
  '<path d="M19 65c0 4 4 6 9 5 6-1 11 0 16 0-8-4-16-2-20-8Z" fill="#a9bac5"/>' +
  '<path d="M54 46c6-6 12-7 17-4-3 7-9 10-16 9Z" fill="#c5d2da"/><circle cx="38" cy="55" r="2.6" fill="#1d3247"/>' +
  `<circle cx="21" cy="64" r="2.4" fill="#3b4650"/><path d="M44 46l1.8 3.4 3.8.6-2.7 2.7.6 3.8-3.5-1.7-3.4 1.7.6-3.8-2.7-2.7 3.8-.6Z" fill="url(#tt-gold)"/>` +
  `<path d="M78 88c8 3 20 3 28 1l2 24c-10 3-22 3-31 0Z" fill="#12757a"/>` +
  '<path d="M79 92c8 2 19 2 27 0M77.5 109c9 3 20 3 30 0" stroke="#f0c557" stroke-width="2.4" fill="none" ' +
  'stroke-dasharray="2.5 1.8"/><path d="M92 94l6 7-6 7-6-7Z" fill="#f7ecd4"/>' +
  '<path d="M92 97.5l3 3.5-3 3.5-3-3.5Z" fill="#c9372d"/><path d="M44 88c6 7 14 10 23 8" stroke="#c98a1a" stroke-width="4" ' +
  'fill="none"/><circle cx="50" cy="96" r="3.6" fill="url(#tt-gold)"/>' +
  `<circle cx="58" cy="98.5" r="3.2" fill="url(#tt-gold)"/>`

const RAYS = Array.from({ length: 9 }, (_, i) => {
  const a = Math.PI * (0.62 + i * 0.105)
  return (
    `<path d="M${f(46 + 27 * Math.cos(a))} ${f(46 - 27 * Math.sin(a))}L${f(46 + 39 * Math.cos(a))} ${f(46 - 39 * Math.sin(a))}" ` +
    'stroke="#f0b63a" stroke-width="4.5" stroke-linecap="round"/>'
  )
}).join('')
const SUN_AND_MOON =
  `${RAYS}<circle cx="46" cy="46" r="24" fill="#f7cf62"/><circle cx="46" cy="46" r="24" fill="none" stroke="#c98a1a" ` +
  'stroke-width="2" stroke-dasharray="3 3"/>' +
  '<path d="M84 11a35 35 0 0 1 0 70 41 41 0 0 0 0-70Z" fill="#e8eef7" stroke="#9fb0cf" stroke-width="1.5"/>' +
  '<path d="M46 66C28 72 20 112 14 157c16 4 38 4 51 0V74Z" fill="url(#tt-sun)"/>' +
  '<path d="M84 66c18 6 26 46 32 91-16 4-38 4-51 0V74Z" fill="url(#tt-moon)"/>' +
  '<path d="M15 148c16 4 36 4 50 1" stroke="#fff0c0" stroke-width="4" fill="none" stroke-dasharray="3 2.5"/>' +
  '<path d="M65 149c14 3 34 3 50-1" stroke="#cfe0ff" stroke-width="4" fill="none" stroke-dasharray="3 2.5"/>' +
  '<path d="M40 74l-8 70M86 74l14 70" stroke="#00000026" stroke-width="5"/>' +
  '<path d="M46 70v50" stroke="#8d1f1a" stroke-width="5" stroke-dasharray="2.5 2"/>' +
  '<path d="M84 70v50" stroke="#e8eef7" stroke-width="4" stroke-dasharray="2.5 2"/>' +
  '<path d="M34 80c6 12 18 22 31 24v-9c-8-3-16-10-20-18Z" fill="#ffdc7c"/><path d="M96 80c-6 12-18 22-31 24v-9c8-3 16-10 20-18Z" ' +
  'fill="#6f8bd0"/><circle cx="65" cy="99" r="6" fill="#f2cba3"/>' +
  '<path d="M34 46c-3 16 1 26 4 32h16c5-8 6-20 4-32Z" fill="#d9821e"/><circle cx="46" cy="50" r="12.5" fill="#f5d0a6"/>' +
  '<path d="M33 48c0-12 6-17 13-17s13 5 13 17c-6-6-20-6-26 0Z" fill="#e79a2c"/>' +
  '<path d="M36 36l4-9 6 6 6-6 4 9Z" fill="url(#tt-gold)"/><path d="M72 46c-3 16 0 34 2 46h6V50ZM96 46c3 16 0 34-2 46h-6V50Z" ' +
  'fill="#1a2038"/><circle cx="84" cy="50" r="12.5" fill="#f3e3dc"/>' +
  '<path d="M71 49c0-13 6-18 13-18s13 5 13 18c-7-7-19-7-26 0Z" fill="#232b4c"/>' +
  '<path d="M79 34a6 6 0 0 0 10 0 5 5 0 0 1-10 0Z" fill="#fff"/><g fill="#2b1a10"><circle cx="42" cy="51" r="1.7"/>' +
  `<circle cx="50" cy="51" r="1.7"/><circle cx="80" cy="51" r="1.7"/><circle cx="88" cy="51" r="1.7"/></g>` +
  `<path d="M43 56q3 3 6 0M81 56q3 2.5 6 0" stroke="#8d3f30" stroke-width="1.5" fill="none" stroke-linecap="round"/>`

const GOOSE = pic(
  '_wM0 20C2 8 14 6 26 10 32 6 36 2 40 4 36 14 32 24 18 27 8 28 0 26 0 20Z|_a.6 M8 24C20 26 30 20 36 10 34 20 28 26 18 27Z|' +
    '_wM2 22C-6 8 0 0-4-10-6-18 6-20 7-12 8-2 4 4 12 12Z|_oM-4-13l-9 2 9 3Z|_kO0-13 1.4|-o2.4 M12 26v6h-4M20 26v6h-4|' +
    '-a1.5 M16 14q8 4 14-2',
  0,
)
const QUEEN =
  pic(
    '_N M41 36C28 62 34 92 30 104H90C86 92 92 62 79 36Z|_T M44 82C34 108 20 136 14 156 44 163 76 163 106 156 100 136 86 108 76 82Z|' +
      '_t M46 82C40 110 32 138 28 158 50 162 70 162 92 158 88 138 80 110 74 82Z|' +
      '_l M52 84C50 112 46 138 44 160 54 162 66 162 76 160 74 138 70 112 68 84Z',
    0,
  ) +
  pic(
    '-w2.2 M56 92C54 116 52 138 50 158M64 92C66 116 68 138 70 158|-l2.2 M44 96C38 118 32 140 30 156M76 96C82 118 88 140 90 156|' +
      '~w3.4 M17 150C46 158 74 158 103 150|~g1.8 M19 145C46 152 74 152 101 145',
  ) +
  pic(
    '_w M44 64c8-4 24-4 32 0l3 26H41Z|_t M43 64l11-3 2 29H40ZM77 64l-11-3-2 29h16Z|-g1.8 M54 61l2 29M66 61l-2 29|_B M40 84h40l1 8H39Z|~y1.6 M40 88h40',
  ) +
  // arms and the jug that never runs dry
  pic(
    '_w M46 66C34 70 28 82 30 94l10 2C40 88 44 82 50 80Z|_f O35 98 5|~r2.6 M30 92l10 2|' +
      '_z M74 66C86 68 96 74 102 82l-7 8C90 84 82 82 72 82Z|~r2.6 M102 80l-8 9|_f O100 88 5',
  ) +
  pic(
    '-l7 M113 102C116 118 110 134 114 154|-w2.4 M112 106C115 120 110 136 113 152|_l @112 157 14 4|-w2 M102 157q10 4 20 0|' +
      '_O M96 84C104 74 118 78 122 86 126 96 118 106 108 104 100 102 94 94 96 84Z|' +
      '_o M98 84C104 77 113 78 117 83 118 92 112 98 105 98 99 95 96 90 98 84Z|_O M118 88l8 8-7 6-6-6Z|' +
      '-O3.4 M100 80C94 74 98 68 106 72|~y2 M101 92q8 5 16-2',
  ) +
  head(60, 45, { mouth: 'smile' }) +
  pic(
    '_N M42 42C40 26 48 18 60 18s20 8 18 24C74 34 68 31 60 31S46 34 42 42Z|-n1.8 M47 32q6-8 13-8M73 32q-6-8-13-8|' +
      '_N M43 40c-4 20-4 36-2 52 4 2 7 0 8-3-4-14-5-30-3-44ZM77 40c4 20 4 36 2 52-4 2-7 0-8-3 4-14 5-30 3-44Z|' +
      '~q3 M44 52q-3 20 0 36M76 52q3 20 0 36',
  ) +
  pic(
    'g M42 26L40 10 49 17 54 4 60 13 66 4 71 17 80 10 78 26Q60 18 42 26Z|_l M60 14c5 6 4 10 0 10s-5-4 0-10Z|' +
      '_l O40 9 3 O80 9 3 O54 4 2.6 O66 4 2.6|~R2 M44 23q16-6 32 0',
    1.2,
  ) +
  at(2, 127, GOOSE, 0.9)

const MAIDEN =
  halo(60, 66, 58, '#fff4dc', 0.3) +
  // she is still on her way: below the waist she is thread
  '<path d="M40 84C28 112 34 134 22 150 40 142 46 154 58 160 62 152 76 154 92 156 84 140 92 112 80 84Z" fill="#fff8ee" opacity=".55"/>' +
  pic(
    '-w3 M44 92C34 116 44 132 30 150M54 92C48 120 58 136 46 156M66 92C72 120 60 136 70 157M76 92C86 116 78 132 88 152|' +
      '-p1.6 M49 92C42 118 52 136 38 153M60 92C58 120 62 140 58 158M71 92C78 120 70 138 80 155',
  ) +
  pic(
    '_w.7 M60 10C34 10 30 44 28 74 26 96 20 112 14 124 30 118 38 104 42 90L78 90C82 104 90 118 106 124 100 112 94 96 92 74 90 44 86 10 60 10Z',
  ) +
  pic(
    '_z M44 66c8-5 24-5 32 0l4 26c-12 5-28 5-40 0Z|_w M48 64h24l3 28c-10 3-20 3-30 0Z|~r3.4 M60 66v22|~r2.2 M42 88c12 4 24 4 36 0|' +
      '~E1.6 M43 83c12 3.5 22 3.5 34 0',
  ) +
  head(60, 46, { skin: 'f', shade: 'p', mouth: 'calm', cheeks: 'h' }) +
  pic('_f M49 42h9v6h-9ZM62 42h9v6h-9Z|-N1.8 M49.5 46q3.5 3 7 0M63.5 46q3.5 3 7 0') +
  pic(
    '_q M43 42C42 28 49 22 60 22s18 6 17 20C72 35 67 30 60 24 53 30 48 35 43 42Z|' +
      '_w M42 44C38 22 46 12 60 12s22 10 18 32C74 30 68 24 60 24S46 30 42 44Z|~r2.2 M45 34C48 24 54 20 60 20s12 4 15 14|' +
      '_r O46 30 3 O53 23 3.2 O60 21 3.6 O67 23 3.2 O74 30 3|_y O46 30 1 O53 23 1 O60 21 1.3 O67 23 1 O74 30 1',
  ) +
  // distaff and the red thread
  pic(
    '-n3.6 M94 150L84 36|_w M74 44C72 26 80 16 86 16S98 26 95 44C92 54 78 54 74 44Z|-a1.8 M77 38q8 5 17-1M76 30q9 5 18-1M79 46q6 3 13-1|~r3 M75 41q10 5 20-1',
  ) +
  pic(
    '_z M74 68C84 72 90 78 93 86l-8 6C81 86 77 83 71 82Z|_f O89 91 4.6|_z M46 68C36 72 30 80 28 90l9 3C39 86 43 83 49 82Z|' +
      '_f O32 95 4.6|-r2.4 M80 50C66 62 50 74 33 96 22 112 40 122 56 116 74 110 96 126 84 142 76 150 60 140 48 146|' +
      'n M28 98l7 2-6 22-4 0Z|r @29.5 108 5 7',
    0.8,
  )

const BRIDE =
  pic(
    '_x M40 60C18 84 8 122 6 150 14 144 18 150 22 158 28 148 34 152 38 160 44 152 52 152 60 160 68 152 76 152 82 160 86 152 92 148 ' +
      '98 158 102 150 106 144 114 150 112 122 102 84 80 60Z|_d M46 62C30 88 22 120 22 146L34 140 40 70ZM74 62C90 88 98 120 98 146' +
      'L86 140 80 70Z|-R2 M38 70C26 96 20 122 20 150M82 70C94 96 100 122 100 150',
  ) +
  pic(
    '_R M46 90C38 112 32 134 28 156 48 162 72 162 92 156 88 134 82 112 74 90Z|' +
      '_D M68 92C76 114 80 136 82 159L92 156C88 134 82 112 74 90Z|-r2.2 M54 98C50 120 46 140 44 156M62 98C63 120 64 140 64 158|' +
      '~k3 M30 148C50 155 70 155 90 148|~g1.8 M32 143C50 149 70 149 88 143',
  ) +
  pic(
    '_x M44 64c8-4 24-4 32 0l2 30H42Z|_w M50 62L60 78 70 62 66 60H54Z|~g1.6 M46 68l3 24M74 68l-3 24|_g O60 84 3.6 O52 82 2.6 O68 82 2.6 O56 90 2.6 O64 90 2.6',
  ) +
  pic(
    '_d M46 66C34 72 28 84 30 98l9 0C40 90 44 84 50 82Z|_z O34 101 4.8|_d M74 66C86 72 92 84 90 98l-9 0C80 90 76 84 70 82Z|' +
      '_z O86 101 4.8|~r2.4 M30 95h9M81 95h9',
  ) +
  // a rose that she carries home
  pic('-E2.6 M34 104C32 116 34 126 38 134|_e M35 116c7-4 11 0 12 4-6 2-10 0-12-4Z|_r O33 98 6.6|_p M29 97q4-5 8 0-4 4-8 0Z') +
  // high collar
  pic(
    'x M44 66C34 56 34 44 36 36 42 44 48 54 56 62ZM76 66C86 56 86 44 84 36 78 44 72 54 64 62Z|' +
      '_R M46 64C39 56 38 48 38 42 43 49 49 57 54 62ZM74 64C81 56 82 48 82 42 77 49 71 57 66 62Z',
    0.8,
  ) +
  head(60, 45, { skin: 'z', shade: 'a', brow: 'z', mouth: 'none', cheeks: 'm' }) +
  pic(
    '_r M55 53q2.5-2 5-.6 2.5-1.4 5 .6-2 3.8-5 3.8t-5-3.8Z|_w M57 54.8l.9 3 1.1-2.8ZM61 55l1.1 2.8.9-3Z|-k1.8 M48.5 39.5q4-2 8 .5M71.5 39.5q-4-2-8 .5',
  ) +
  pic(
    '_x M41 46C36 24 46 12 60 12s24 12 19 34C76 34 70 28 60 30 50 28 44 34 41 46Z|' +
      '_x M41 42c-5 22-4 40-8 50 8 0 11-4 12-8C42 72 43 56 46 46ZM79 42c5 22 4 40 8 50-8 0-11-4-12-8 3-12 2-28-1-38Z|' +
      '-d2 M46 32q5-10 14-12M74 32q-5-10-14-12',
  ) +
  pic(
    '_w.55 M60 8C40 8 34 24 30 44 26 62 22 72 16 80 30 80 36 62 40 44 43 30 50 22 60 22S77 30 80 44C84 62 90 80 104 80 98 72 94 62 90 44 86 24 80 8 60 8Z',
  ) +
  pic(
    '_r O44 26 5 O52 19 5 O60 17 5.4 O68 19 5 O76 26 5|_p O43 25 1.8 O51 18 1.8 O59 16 2 O67 18 1.8 O75 25 1.8|' +
      '_E M47 23l2-5 3 4ZM56 16l2-5 3 4ZM70 20l3-4 2 5Z|_g O46 34 1.8 O52 30 1.8 O60 28.5 1.8 O68 30 1.8 O74 34 1.8',
  )

const BOY =
  halo(58, 44, 40, '#ffe08a', 0.28) +
  // the sack over his shoulder
  pic(
    'n M74 76C94 66 116 80 114 106 112 128 90 132 78 120Z|_q.7 M80 82C94 76 106 84 106 102 96 108 86 104 80 96Z|' +
      '-N2.4 M76 80q6 3 8-4M82 96q6 6 14 4M96 114q6 2 12-4',
    0.8,
  ) +
  pic(`_y ${star(90, 66, 9, 8)}|_g ${star(102, 72, 6, 8)}|_w ${star(80, 68, 5, 8)}`) +
  pic(
    '_B M46 128h13l-1 26H45ZM62 128h13l1 26H63Z|~l2 M46 138h12M46 146h12M63 138h12M63 146h12|_N M38 160c0-6 6-8 20-8l1 8ZM82 160c0-6-6-8-19-8l-1 8Z',
  ) +
  pic(
    '_b M42 80c10-4 26-4 36 0l7 52c-16 6-34 6-50 0Z|_B M70 80l8 0 7 52-9 3Z|_w M54 77h12l2 22H52Z|~r2.6 M60 79v18|' +
      '-y1.6 M54 78l-4 56M66 78l4 56|~y2.6 M36 126c16 6 32 6 48 0|_r M40 102h40l1 8H39Z|~g1.6 M40 106h40',
  ) +
  pic(`_y ${star(44, 118, 4, 8)}|_y ${star(76, 116, 4, 8)}|_y ${star(46, 92, 3, 8)}|_y ${star(75, 93, 3, 8)}`) +
  pic(
    '_b M46 82C36 86 31 96 33 108l10 0C43 100 46 96 51 94Z|~y2.4 M33 105h10|_f O38 111 5|' +
      '_b M74 82C84 82 88 76 88 70l9 3C98 84 90 94 74 96Z|_f O92 69 5|-n2.6 M92 72C86 78 82 80 78 82',
  ) +
  head(60, 60, { mouth: 'smile' }) +
  pic('_q M42 58C41 46 48 40 60 40s19 6 18 18C74 52 66 49 60 49S46 52 42 58Z') +
  pic(
    '_D M38 48C38 28 48 20 62 18 78 18 84 30 82 46 70 36 52 36 38 48Z|' +
      '_r M42 40C46 28 54 22 64 22 74 24 78 30 79 38 68 32 54 32 42 40Z|~y1.6 M46 36C52 27 68 26 76 34|' +
      '_N M37 52C36 44 42 38 50 36 60 32 74 34 84 46 86 52 82 54 78 51 66 42 52 44 44 54 40 58 37 56 37 52Z|' +
      '-q1.8 M42 50l2-6M50 45l1-6M60 42l0-6M70 44l-1-6M78 49l-3-6',
  ) +
  pic(`_w ${star(60, 47, 9, 8)}|_g ${star(60, 47, 6, 8)}`)

export const FIGURES: Readonly<Record<string, Figure>> = {
  'youngest-son': { art: SON, box: [12, 8, 92, 154], face: [25, 4, 70] },
  'silver-deer': { art: at(-14, 0, DEER), box: [2, 4, 112, 156], face: [0, 2, 78] },
  'queen-of-living-water': { art: QUEEN, box: [0, 0, 126, 162], face: [22, -2, 76] },
  'unborn-maiden': { art: MAIDEN, box: [8, 4, 104, 158], face: [20, 4, 80] },
  'vampires-bride': { art: BRIDE, box: [4, 6, 112, 156], face: [22, 2, 76] },
  'starred-boy': { art: BOY, box: [18, 14, 98, 148], face: [22, 14, 76] },
  'sun-and-moon': { art: at(-5, 0, SUN_AND_MOON), box: [2, 4, 116, 156], face: [9, 4, 102] },
}

export const figureOf = (hero: string): Figure => FIGURES[hero] ?? FIGURES['youngest-son']!
