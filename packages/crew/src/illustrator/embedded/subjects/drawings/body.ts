/** Organs, and what is seen of the body through a microscope. */
export const BODY_DRAWINGS: Readonly<Record<string, string>> = {
  spine: `
    <path fill="none" stroke="#e8b7a0" stroke-width="7" stroke-linecap="round" d="M66 6c-14 18-10 30-2 46s8 34-2 70"/>
    <g fill="#f3ead8" stroke="#b9a98c" stroke-width="2"><path d="M54 8h24l4 10H50zM47 22h26l6 10H42zM45 37h28l8 10H42zM49 52h28l8 11H45zM53 68h28l7 11H48zM53 84h28l6 11H46zM48 100h28l2 8-10 14-8-2z"/></g>
    <g fill="#d8ccb2"><path d="m80 12 14 4-14 3zM78 27l16 5-16 3zM80 42l18 5-18 4zM84 57l18 5-17 4zM87 73l16 6-16 3zM86 89l14 6-15 3z"/></g>`,
  liver: `
    <path fill="#a6402f" d="M8 58c0-24 26-34 54-34 26 0 48 2 58 14 4 6 0 12-8 16-18 8-32 14-42 30-8 14-18 22-32 22C18 106 8 84 8 58z"/>
    <path fill="#c4553f" d="M16 56c0-18 22-26 46-26 14 0 28 0 38 4-14 2-22 4-32 12-12 10-12 26-24 34-14 6-28-8-28-24z"/>
    <path fill="#7d2d20" d="M70 28c4 10 2 22-6 34l4 2c10-12 12-24 8-36z"/><path fill="#6b9b3a" d="M60 84c8-4 16 2 14 12-2 8-12 10-16 2-2-6-2-12 2-14z"/>`,
  kidneys: `
    <path fill="#b0413a" d="M40 18c18-2 22 14 16 26-4 8-4 12 0 20 6 14-2 34-20 32C16 92 8 74 10 52 12 32 22 20 40 18zM88 18c-18-2-22 14-16 26 4 8 4 12 0 20-6 14 2 34 20 32 20-4 28-22 26-44-2-20-12-32-30-34z"/>
    <path fill="#d0605a" d="M36 26c8 0 10 8 4 12-16 6-16 34-6 46-12-4-18-18-16-34 2-14 8-24 18-24zM94 26c10 2 14 12 15 24-6-12-14-18-22-16-4-6 0-8 7-8z"/>
    <path fill="none" stroke="#e8c46a" stroke-width="6" stroke-linecap="round" d="M52 58c8 14 6 40 2 62M76 58c-8 14-6 40-2 62"/>`,
  neuron: `
    <g fill="none" stroke="#7a5fb5" stroke-linecap="round"><path stroke-width="6" d="M46 46 24 28M46 46 18 58M48 42 44 12M56 44 74 18M48 52 36 76"/><path stroke-width="4" d="M24 28 8 30M24 28l0-16M18 58 6 72M18 58 4 54M44 12 34 4M44 12l10-8M74 18l-2-14M74 18l16-4M36 76l-16 4M36 76l2 14"/><path stroke-width="7" d="M58 56 94 94"/><path stroke-width="4" d="m94 94 24 2M94 94l6 26M94 94l20 16"/></g>
    <path fill="#9575cd" d="M38 38c8-10 24-8 28 4 4 12-4 24-16 24-14 0-20-16-12-28z"/><circle cx="51" cy="50" r="8" fill="#5e35b1"/><circle cx="49" cy="48" r="3" fill="#d1c4e9"/>
    <g fill="#ffca28"><circle cx="68" cy="67" r="5"/><circle cx="80" cy="80" r="5"/><circle cx="118" cy="97" r="5"/><circle cx="100" cy="120" r="5"/><circle cx="114" cy="111" r="5"/></g>`,
  molecule: `
    <g stroke="#78909c" stroke-width="8"><path d="M64 62 30 36M64 62l38-26M64 62v44M102 36l14 26"/></g>
    <circle cx="64" cy="62" r="21" fill="#37474f"/><path fill="#546e7a" d="M52 50c6-8 18-8 22 0-8-2-16 0-22 0z"/><circle cx="28" cy="34" r="17" fill="#e53935"/><circle cx="23" cy="29" r="6" fill="#ff8a80"/>
    <circle cx="102" cy="34" r="17" fill="#1e88e5"/><circle cx="97" cy="29" r="6" fill="#90caf9"/><circle cx="64" cy="108" r="15" fill="#eceff1"/><circle cx="60" cy="104" r="5" fill="#fff"/><circle cx="116" cy="66" r="10" fill="#eceff1"/><path fill="#b0bec5" d="M50 112c6 12 24 12 28-2-6 8-18 10-28 2z"/>`,
  skeleton: `
    <g fill="#f3ead8"><path d="M46 18c0-10 8-15 18-15s18 5 18 15c0 8-4 10-6 14v6H52v-6c-2-4-6-6-6-14z"/></g><g fill="#3b342a"><circle cx="57" cy="20" r="5"/><circle cx="71" cy="20" r="5"/><path d="m64 25 3 6h-6z"/></g>
    <g stroke="#f3ead8" fill="none" stroke-linecap="round"><path stroke-width="5" d="M64 40v42"/><path stroke-width="4" d="M42 46h44M46 54c8-2 28-2 36 0M46 62c8-2 28-2 36 0M50 70c8-2 20-2 28 0"/><path stroke-width="4" d="M42 46 32 64l-4 20M86 46l10 18 4 20M54 90l-4 16-2 16M74 90l4 16 2 16"/><path stroke-width="3" d="m28 84-4 6M28 84l2 8M100 84l4 6M100 84l-2 8M48 122h-8M80 122h8"/></g>
    <path fill="#f3ead8" d="M48 80c6 4 26 4 32 0 2 8-4 14-10 14l-6-5-6 5c-6 0-12-6-10-14z"/><g stroke="#cbbf9f" stroke-width="2"><path d="M56 34h16M60 32v5M64 32v5M68 32v5"/></g>`,
  dumbbell: `
    <path fill="#90a4ae" d="M40 58h48v12H40z"/><path fill="#cfd8dc" d="M40 58h48v4H40z"/><path fill="#37474f" d="M24 34h16v60H24zM88 34h16v60H88z"/><path fill="#546e7a" d="M24 34h6v60h-6zM88 34h6v60h-6z"/>
    <path fill="#263238" d="M12 44h12v40H12zM104 44h12v40h-12z"/><path fill="#78909c" d="M6 58h6v12H6zM116 58h6v12h-6z"/>`,
}
