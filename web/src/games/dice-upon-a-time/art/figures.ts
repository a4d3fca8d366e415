/** The nine Characters as figures, each in a box of 44 × 60, feet at the bottom. All drawn by us. */
export const FIGURES: Record<string, string> = {
  'little-red-riding-hood':
    '<path d="M22 3C11 3 9 15 11 24L3 54Q22 61 41 54L33 24C35 15 33 3 22 3Z" fill="#b3342e" stroke="#2b1410" stroke-width="1.6"/>' +
    '<path d="M33 24L41 54Q33 57 26 57.5Q33 44 30 26Z" fill="#7c1d1a"/>' +
    '<path d="M22 8C14.5 8 14 18 16 24Q22 31 28 24C30 18 29.5 8 22 8Z" fill="#3a1512"/>' +
    '<ellipse cx="22" cy="19.5" rx="5.6" ry="7" fill="#f3d9b4"/>' +
    '<path d="M16.6 17Q18 11 22 11Q26 11 27.4 17Q24 13.5 22 13.500Q20 13.5 16.6 17Z" fill="#6a3a1a"/>' +
    '<path d="M20 20h.9M23.6 20h.9" stroke="#2b1410" stroke-width="1.6" stroke-linecap="round"/>' +
    '<path d="M16 30Q22 35 28 30L30 50Q22 53 15 50Z" fill="#efe0c2" stroke="#2b1410" stroke-width="1"/>' +
    '<path d="M7 40Q7 33 12.5 33Q18 33 18 40" fill="none" stroke="#4a2d10" stroke-width="1.6"/>' +
    '<path d="M5 40H20L18 49H7Z" fill="#b98a48" stroke="#2b1410" stroke-width="1.2"/>' +
    '<path d="M6 43H19M7 46H18" stroke="#5a3a14" stroke-width=".8"/>',
  'puss-in-boots':
    '<path d="M34 46Q43 44 40 32" fill="none" stroke="#2b1a10" stroke-width="5"/>' +
    '<path d="M34 46Q43 44 40 32" fill="none" stroke="#c98a3a" stroke-width="2.8"/>' +
    '<path d="M14 27L9 50H35L30 27Z" fill="#7a4a1c" stroke="#2b1a10" stroke-width="1.6"/>' +
    '<path d="M17 27H27L25 48H19Z" fill="#f0dfbd"/><path d="M12 46H20V57H10Q9 53 12 52ZM32 46H24V57H34Q35 53 32 52Z" ' +
    'fill="#3a2414" stroke="#1c100a"/><path d="M10 46H21M23 46H34" stroke="#d79a22" stroke-width="2.2"/>' +
    '<path d="M13 15L12 25Q22 33 32 25L31 15Z" fill="#d69a4c" stroke="#2b1a10" stroke-width="1.5"/>' +
    '<path d="M18 24Q22 27 26 24L22 22Z" fill="#f7ead2"/><path d="M18 20v2M26 20v2" stroke="#1c100a" stroke-width="2" ' +
    'stroke-linecap="round"/><path d="M8 24L15 23M36 24L29 23M9 27L15 25M35 27L29 25" stroke="#2b1a10" stroke-width=".8"/>' +
    '<path d="M4 15Q22 8 40 15Q38 19 22 17Q6 19 4 15Z" fill="#35506b" stroke="#14202c" stroke-width="1.3"/>' +
    '<path d="M13 12Q14 3 22 3Q30 3 31 12Q22 9 13 12Z" fill="#35506b" stroke="#14202c" stroke-width="1.3"/>' +
    '<path d="M29 10Q33-1 43 4Q38 6 36 9Q33 12 29 10Z" fill="#f2e6cc" stroke="#2b1a10"/>',
  'brave-little-tailor':
    '<path d="M14 44h7v12h-9q0-4 2-5zM23 44h7v7q2 1 2 5h-9z" fill="#4a3420" stroke="#1c100a"/>' +
    '<path d="M15 27L11.5 46H32.500L29 27Z" fill="#3f6b57" stroke="#14241c" stroke-width="1.6"/>' +
    '<path d="M29 27L32.5 46H26Q29 36 26 27Z" fill="#274a3b"/><path d="M11.8 40.500H32.2" stroke="#2b1a10" stroke-width="5"/>' +
    '<path d="M12 40.500H32" stroke="#e0b04a" stroke-width="3.2"/><path d="M20 38.900h4l-2.2 4" fill="none" stroke="#2b1410" ' +
    'stroke-width="1.3"/><path d="M29 31L36 27" stroke="#14241c" stroke-width="4.8" stroke-linecap="round"/>' +
    '<path d="M29 31L36 27" stroke="#3f6b57" stroke-width="2.8" stroke-linecap="round"/>' +
    '<path d="M34 34L41 9" stroke="#14202c" stroke-width="2.6" stroke-linecap="round"/>' +
    '<path d="M34 34L41 9" stroke="#d9dde0" stroke-width="1.2" stroke-linecap="round"/>' +
    '<circle cx="36.5" cy="26.5" r="2.3" fill="#f3d9b4" stroke="#2b1410" stroke-width=".8"/>' +
    '<path d="M15 32L9 38L13 40" fill="none" stroke="#14241c" stroke-width="4" stroke-linejoin="round"/>' +
    '<path d="M15 32L9 38L13 40" fill="none" stroke="#3f6b57" stroke-width="2.2" stroke-linejoin="round"/>' +
    '<path d="M15 14Q13 24 16 25Q22 29 28 25Q31 24 29 14Z" fill="#8a5a2c" stroke="#2b1410"/>' +
    '<ellipse cx="22" cy="18.5" rx="6" ry="7.2" fill="#f3d9b4"/><path d="M19.4 18.500h1M23.8 18.500h1" stroke="#2b1410" ' +
    'stroke-width="1.6" stroke-linecap="round"/><path d="M20 22.500q2 1.5 4 0" fill="none" stroke="#2b1410"/>' +
    '<path d="M12 15Q12 5 24 5L35 2Q34 11 31 15Q22 10 12 15Z" fill="#a8322d" stroke="#2b1410" stroke-width="1.3"/>' +
    '<path d="M26 6Q29-1 38 1Q34 6 27 9Z" fill="#f2e6cc" stroke="#2b1a10" stroke-width=".9"/>',
  'snow-white':
    '<path d="M12 14C10 4 34 4 32 14L33 25H11Z" fill="#1c1512" stroke="#0e0907"/>' +
    '<path d="M16 27L7 54Q22 60 37 54L28 27Z" fill="#f3cf5a" stroke="#2b1a10" stroke-width="1.6"/>' +
    '<path d="M28 27L37 54Q31 57 26 57Q30 42 25 28Z" fill="#c99a28"/><path d="M14 26Q22 22 30 26L28 37H16Z" fill="#23716f" ' +
    'stroke="#2b1a10" stroke-width="1.3"/><ellipse cx="22" cy="16.5" rx="6.2" ry="7.5" fill="#f8e6cb"/>' +
    '<path d="M15.6 15Q17 8 22 8.500Q27 8 28.4 15Q25 11.5 22 11.500Q19 11.5 15.6 15Z" fill="#1c1512"/>' +
    '<path d="M22 6L15 2V9ZM22 6L29 2V9Z" fill="#b3342e" stroke="#2b1410" stroke-width=".8"/>' +
    '<path d="M19.6 17.500h1M23.8 17.500h1" stroke="#2b1410" stroke-width="1.6" stroke-linecap="round"/>' +
    '<path d="M20.8 21h2.4" stroke="#b3342e" stroke-width="1.5" stroke-linecap="round"/>' +
    '<circle cx="30.5" cy="40" r="4.2" fill="#b3342e" stroke="#2b1410"/>',
  'king-thrushbeard':
    '<path d="M14 26L5 55Q22 61 39 55L30 26Z" fill="#5b3f7a" stroke="#1d1228" stroke-width="1.6"/>' +
    '<path d="M30 26L39 55Q33 57.5 27 58Q32 42 27 27Z" fill="#3c2754"/><path d="M18.5 27H25.500L27.5 58.500Q22 59 16.5 58.500Z" ' +
    'fill="#f5ecd8" stroke="#1d1228" stroke-width=".9"/><path d="M19.6 44l1 2.600M24 40l.8 2.400M21.5 51l.8 2.600M25 53l.5 2' +
    'M18.7 55l.6 1.8" stroke="#1d1228" stroke-width="1.5"/><path d="M10 29Q22 22 34 29L32 35Q22 29 12 35Z" fill="#f5ecd8" ' +
    'stroke="#1d1228" stroke-width="1.1"/><path d="M13.5 31l.8 1.800M18 29.500l.5 1.800M26 29.500l.5 1.800M30.5 31l.4 1.8" ' +
    'stroke="#1d1228" stroke-width="1.3"/><ellipse cx="22" cy="17" rx="6.6" ry="7.2" fill="#f0d2aa"/>' +
    '<path d="M15 17Q14.5 29 20 33L27 38.500Q25.5 33 28 28Q30 23 29 17Q26 22 22 20.500Q18 22 15 17Z" fill="#7a4b22" ' +
    'stroke="#2b1410" stroke-width="1.1"/><path d="M19 25l2 5M22 24l1.5 7M25.5 24l-.5 6" stroke="#4a2a10" stroke-width=".9"/>' +
    '<path d="M19.3 16h1.200M23.6 16h1.2" stroke="#2b1410" stroke-width="1.6" stroke-linecap="round"/>' +
    '<path d="M12.5 12L11 2L17.5 7L22 1L26.5 7L33 2L31.5 12Q22 9 12.5 12Z" fill="#e5b53c" stroke="#3b2806" stroke-width="1.3"/>' +
    '<circle cx="22" cy="7.5" r="1.6" fill="#b3342e"/><path d="M36 28V56" stroke="#1d1228" stroke-width="2.8"/>' +
    '<path d="M36 28V56" stroke="#d79a22" stroke-width="1.3"/><circle cx="36" cy="26.5" r="3" fill="#e5b53c" stroke="#3b2806"/>',
  'sleeping-beauty':
    '<path d="M12 13C10 2 34 2 32 13L35 38Q29 40 28 26H16Q15 40 9 38Z" fill="#e0b04a" stroke="#5a3a10" stroke-width="1.2"/>' +
    '<path d="M11 33Q13 30 13 24M33 33Q31 30 31 24" stroke="#9a6f1e" stroke-width=".9" fill="none"/>' +
    '<path d="M16 26L6 54Q22 60.5 38 54L28 26Z" fill="#cf7f98" stroke="#3a1420" stroke-width="1.6"/>' +
    '<path d="M28 26L38 54Q32 57 27 57.500Q31 42 25 27Z" fill="#a4566f"/><path d="M15 26Q22 30 29 26L27 36H17Z" fill="#f4e3e4" ' +
    'stroke="#3a1420"/><path d="M8 50Q15 54 22 52.500Q29 54 36 50" fill="none" stroke="#f4e3e4" stroke-width="1.6"/>' +
    '<ellipse cx="22" cy="16.5" rx="6.2" ry="7.4" fill="#f8e2c8"/><path d="M18.2 17.500q1.3 1.4 2.6 0M23.2 17.500q1.3 1.4 2.6 0" ' +
    'fill="none" stroke="#3a1420" stroke-width="1.2" stroke-linecap="round"/>' +
    '<path d="M20.8 21.500q1.2.9 2.4 0" fill="none" stroke="#b3342e" stroke-width="1.3"/>' +
    '<path d="M15.5 14Q17 7.5 22 8Q27 7.5 28.5 14Q25 11 22 11Q19 11 15.5 14Z" fill="#e0b04a"/>' +
    '<path d="M13 10Q22 3 31 10" fill="none" stroke="#4d6a1c" stroke-width="2.4"/>' +
    '<circle cx="15.5" cy="8" r="2.4" fill="#b3342e" stroke="#3b0d0a" stroke-width=".7"/>' +
    '<circle cx="22" cy="5.6" r="2.7" fill="#d95a4c" stroke="#3b0d0a" stroke-width=".7"/>' +
    '<circle cx="28.5" cy="8" r="2.4" fill="#b3342e" stroke="#3b0d0a" stroke-width=".7"/>' +
    '<path d="M17 38Q22 42 27 38" fill="none" stroke="#f8e2c8" stroke-width="3.6" stroke-linecap="round"/>' +
    '<path d="M22 40V32" stroke="#4d6a1c" stroke-width="1.5"/><circle cx="22" cy="31" r="3" fill="#b3342e" stroke="#3b0d0a" ' +
    'stroke-width=".8"/>',
  thumbling:
    '<path d="M16 31L13 48H31L28 31Z" fill="#5f8a4a" stroke="#18280f" stroke-width="1.5"/>' +
    '<path d="M28 31L31 48H25Q27 40 25 31Z" fill="#3f6330"/><path d="M33 46L38.5 8" stroke="#14202c" stroke-width="2.8" ' +
    'stroke-linecap="round"/><path d="M33 46L38.5 8" stroke="#e3e6e8" stroke-width="1.3" stroke-linecap="round"/>' +
    '<ellipse cx="38.4" cy="9.5" rx="1.7" ry="2.6" fill="none" stroke="#14202c" stroke-width="1"/>' +
    '<path d="M28 35L34.5 36" stroke="#18280f" stroke-width="4.6" stroke-linecap="round"/>' +
    '<path d="M28 35L34.5 36" stroke="#f3d9b4" stroke-width="2.6" stroke-linecap="round"/>' +
    '<path d="M13 22Q12 31 17 33Q22 36 27 33Q32 31 31 22Z" fill="#b06a2c" stroke="#2b1410"/>' +
    '<ellipse cx="22" cy="25.5" rx="7" ry="7.6" fill="#f3d9b4"/><path d="M18.6 25.500h1.200M24.2 25.500h1.2" stroke="#2b1410" ' +
    'stroke-width="1.9" stroke-linecap="round"/><path d="M19.5 29.500q2.5 2 5 0" fill="none" stroke="#2b1410" stroke-width="1.1"/>' +
    '<path d="M13 21.500L15.5 7Q22 4 28.5 7L31 21.500Q22 17.5 13 21.500Z" fill="#b9bfc4" stroke="#23292e" stroke-width="1.4"/>' +
    '<path d="M28.5 7L31 21.500Q28 20 25.5 19.500L26 6Z" fill="#868e95"/>' +
    '<path d="M17.5 10.500h.1M21 10h.1M24.5 10.500h.1M17 14h.1M20.5 13.500h.1M24 14h.1" stroke="#23292e" stroke-width="1.8" ' +
    'stroke-linecap="round"/><path d="M4 43Q22 39 40 43Q37 57 22 58.500Q7 57 4 43Z" fill="#a5763c" stroke="#2b1a10" ' +
    'stroke-width="1.6"/><path d="M4 43Q22 48 40 43" fill="none" stroke="#2b1a10" stroke-width="1.2"/>' +
    '<path d="M10 48q3 4 2 7M16 50q2 3 1 7M22 50q1 4-.5 8M28 50q0 4-2 7.500M34 48q-1 4-4 7" fill="none" stroke="#5a3a14" ' +
    'stroke-width="1"/>',
  rapunzel:
    '<path d="M16 27L7 54Q22 60 37 54L28 27Z" fill="#4b6a9a" stroke="#16203a" stroke-width="1.6"/>' +
    '<path d="M28 27L37 54Q32 56.5 27 57.200Q30 42 25 28Z" fill="#324d78"/><path d="M17 27H27L25.5 45H18.500Z" fill="#e9e0ee" ' +
    'stroke="#16203a" stroke-width=".9"/><path d="M18 31H26M18.3 35H25.700M18.6 39H25.4" stroke="#67468c" stroke-width="1"/>' +
    '<path d="M12 15C10 3 34 3 32 15L32 26H12Z" fill="#e5b53c" stroke="#5a3a10" stroke-width="1.2"/>' +
    '<ellipse cx="22" cy="17" rx="6.2" ry="7.4" fill="#f8e2c8"/>' +
    '<path d="M15.6 15Q17 8 22 9Q27 8 28.4 15Q25 11.5 22 12Q19 11.5 15.6 15Z" fill="#e5b53c"/>' +
    '<path d="M19.4 17.500h1M23.8 17.500h1" stroke="#2b1410" stroke-width="1.6" stroke-linecap="round"/>' +
    '<path d="M20.5 21.500q1.5 1.2 3 0" fill="none" stroke="#b3342e" stroke-width="1.2"/>' +
    '<path d="M31 20Q42 25 36 35Q31 42 37 48Q42 52 38 58" fill="none" stroke="#5a3a10" stroke-width="7.4" stroke-linecap="round"/>' +
    '<path d="M31 20Q42 25 36 35Q31 42 37 48Q42 52 38 58" fill="none" stroke="#e5b53c" stroke-width="5" stroke-linecap="round"/>' +
    '<path d="M31 21l4-1.500M34 26l3.6 1M33.5 31l4 2M32 36l3.8 2.600M32 41.500l4.2 1M34.5 46l3.5-1.500M37 50.500l3.6-1M37 55' +
    'l3.6 .5" stroke="#8a5f10" stroke-width="1.3"/><circle cx="34" cy="28.5" r="2" fill="#b3342e" stroke="#3b0d0a" ' +
    'stroke-width=".7"/><circle cx="35.5" cy="46" r="2" fill="#b3342e" stroke="#3b0d0a" stroke-width=".7"/>' +
    '<path d="M15 10Q22 4 29 10" fill="none" stroke="#67468c" stroke-width="2"/>',
  'musicians-of-bremen':
    '<path d="M37 35Q43 40 40 49" fill="none" stroke="#241c16" stroke-width="2"/>' +
    '<path d="M12 34Q24 30 36 33Q39 36 38 57H33.500L32 45H17.500L16.5 57H12L11 44Z" fill="#938674" stroke="#241c16" ' +
    'stroke-width="1.4"/><path d="M18 35Q15 27 11.5 23L6 25L.8 33Q1 37 4.5 36.500L9 33.500Q10 39 13 43Z" fill="#938674" ' +
    'stroke="#241c16" stroke-width="1.3"/><path d="M3.6 29L.8 33Q1 37 4.5 36.500L7.5 34.500Z" fill="#e3d7bd"/>' +
    '<path d="M8 25Q3 17 5.5 11Q10 15 11 24ZM11.5 24Q9.5 15 14.5 11.500Q16 18 14 26Z" fill="#6f6557" stroke="#241c16" ' +
    'stroke-width="1"/><circle cx="6.8" cy="28" r="1" fill="#1c120b"/>' +
    '<path d="M13 31Q24 26 33 31L32 23Q24 20 16 23Z" fill="#9a6632" stroke="#241c16" stroke-width="1.3"/>' +
    '<path d="M16 23Q9 21 9 26L13 29Z" fill="#9a6632" stroke="#241c16"/>' +
    '<path d="M18 22Q24 18 30 21L30 16Q25 13 20 16Z" fill="#e7d8bb" stroke="#241c16" stroke-width="1.2"/>' +
    '<path d="M20 17L15 17L16 12L19 14Z" fill="#e7d8bb" stroke="#241c16"/>' +
    '<path d="M22 15Q21 7 26 5Q32 6 34 1Q36 11 29 15Z" fill="#67468c" stroke="#241c16" stroke-width="1.2"/>' +
    '<path d="M26 5L21 7.500L25 9Z" fill="#d79a22"/><path d="M25 5Q24 1 27 2Q28 0 29.5 3L28 5Z" fill="#b3342e"/>',
}
