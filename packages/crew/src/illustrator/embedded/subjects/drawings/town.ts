/** What is built, and what machines are made of. */
export const TOWN_DRAWINGS: Readonly<Record<string, string>> = {
  bridge: `
    <g fill="none" stroke="#c0392b" stroke-width="4"><path d="M4 78Q20 76 34 24q30 56 60 0 14 52 30 54"/></g><g stroke="#d9705f" stroke-width="2"><path d="M18 66v16M26 48v34M44 42v40M54 52v30M64 54v28M74 52v30M84 42v40M102 48v34M110 66v16"/></g>
    <path fill="#a93226" d="M29 16h10v94H29zM89 16h10v94H89z"/><path fill="#7f2318" d="M36 16h3v94h-3zM96 16h3v94h-3z"/><path fill="#5d6d7e" d="M0 80h128v9H0z"/><path fill="#85929e" d="M0 80h128v3H0z"/><path fill="#78909c" d="M22 108h24v10H22zM82 108h24v10H82z"/>`,
  'prison-bars': `
    <path fill="#546e7a" d="M10 8h108v112H10z"/><path fill="#1c262b" d="M20 18h88v92H20z"/><g fill="#90a4ae"><path d="M28 18h8v92h-8zM46 18h8v92h-8zM64 18h8v92h-8zM82 18h8v92h-8zM100 18h8v92h-8z"/></g>
    <g fill="#cfd8dc"><path d="M28 18h3v92h-3zM46 18h3v92h-3zM64 18h3v92h-3zM82 18h3v92h-3zM100 18h3v92h-3z"/></g><path fill="#78909c" d="M20 58h88v9H20z"/><path fill="#37474f" d="M58 54h22v24H58z"/><circle cx="69" cy="64" r="4" fill="#ffca28"/><path fill="#ffca28" d="M67 65h4v8h-4z"/>`,
  'server-rack': `
    <path fill="#263238" d="M26 6h76v112H26z"/><path fill="#37474f" d="M26 6h68v112H26z"/><g fill="#546e7a"><path d="M34 14h58v18H34zM34 37h58v18H34zM34 60h58v18H34zM34 83h58v18H34z"/></g>
    <g fill="#263238"><path d="M58 20h28v2H58zM58 25h28v2H58zM58 43h28v2H58zM58 48h28v2H58zM58 66h28v2H58zM58 71h28v2H58zM58 89h28v2H58zM58 94h28v2H58z"/></g>
    <g fill="#69f0ae"><circle cx="41" cy="23" r="3.5"/><circle cx="41" cy="46" r="3.5"/><circle cx="41" cy="92" r="3.5"/><circle cx="51" cy="69" r="3.5"/></g><g fill="#40c4ff"><circle cx="51" cy="23" r="3.5"/><circle cx="51" cy="92" r="3.5"/></g><g fill="#ff5252"><circle cx="41" cy="69" r="3.5"/><circle cx="51" cy="46" r="3.5"/></g><path fill="#1c262b" d="M32 118h14v5H32zM82 118h14v5H82z"/>`,
  'computer-chip': `
    <g fill="#cfa94a"><path d="M34 8h6v18h-6zM50 8h6v18h-6zM66 8h6v18h-6zM82 8h6v18h-6zM34 102h6v18h-6zM50 102h6v18h-6zM66 102h6v18h-6zM82 102h6v18h-6zM8 34h18v6H8zM8 50h18v6H8zM8 66h18v6H8zM8 82h18v6H8zM102 34h18v6h-18zM102 50h18v6h-18zM102 66h18v6h-18zM102 82h18v6h-18z"/></g>
    <path fill="#1b5e20" d="M22 22h84v84H22z"/><path fill="#2e7d32" d="M22 22h78v78H22z"/><path fill="#263238" d="M40 40h48v48H40z"/><path fill="#37474f" d="M40 40h44v44H40z"/><path fill="#b0bec5" d="M50 56h24v4H50zM50 65h16v4H50z"/><circle cx="46" cy="46" r="3" fill="#90a4ae"/>`,
  'security-camera': `
    <path fill="#455a64" d="M6 54h12v58H6z"/><path fill="none" stroke="#455a64" stroke-width="10" d="M14 84h22l18-22"/><path fill="#cfd8dc" d="m26 18 84 24-10 42-84-24z"/><path fill="#eceff1" d="m26 18 84 24-4 15-84-24z"/><path fill="#90a4ae" d="m18 54 84 24-2 6-84-24z"/>
    <path fill="#37474f" d="m106 40 16 6-10 42-16-5z"/><circle cx="110" cy="64" r="11" fill="#1c262b"/><circle cx="111" cy="63" r="6" fill="#4fc3f7"/><circle cx="36" cy="50" r="5" fill="#ff5252"/>`,
  'steering-wheel': `
    <circle cx="64" cy="64" r="50" fill="none" stroke="#263238" stroke-width="13"/><circle cx="64" cy="64" r="51" fill="none" stroke="#455a64" stroke-width="3"/><path fill="#37474f" d="M16 58h34c4-8 24-8 28 0h34v10c-18 0-26 6-32 14l-4 32H52l-4-32c-6-8-14-14-32-14z"/><circle cx="64" cy="68" r="12" fill="#90a4ae"/><circle cx="64" cy="68" r="7" fill="#546e7a"/>`,
  engine: `
    <path fill="#78909c" d="M22 46h72v54H22z"/><path fill="#90a4ae" d="M22 46h72v12H22z"/><path fill="#546e7a" d="M30 26h16v20H30zM52 26h16v20H52zM74 26h16v20H74z"/><path fill="#c62828" d="M26 18h68v12H26z"/><path fill="#e57373" d="M26 18h68v4H26z"/>
    <path fill="#455a64" d="M94 54h16v10H94zM94 76h22v12H94zM8 58h14v26H8zM30 100h56v10H30z"/><circle cx="40" cy="76" r="13" fill="#37474f"/><circle cx="40" cy="76" r="6" fill="#cfd8dc"/><circle cx="74" cy="80" r="10" fill="#37474f"/><circle cx="74" cy="80" r="4" fill="#cfd8dc"/><path fill="none" stroke="#1c262b" stroke-width="4" d="M40 63 74 70M40 89l34 1"/>`,
  statue: `
    <path fill="#90a4ae" d="M40 98h48v22H40z"/><path fill="#b0bec5" d="M32 94h64v8H32zM30 116h68v7H30z"/><path fill="#cfd8dc" d="M26 94c0-18 14-22 26-26V52h24v16c12 4 26 8 26 26z"/><path fill="#b0bec5" d="M64 70c10 6 22 8 26 24h12c0-18-14-22-26-26v-8z"/>
    <path fill="#eceff1" d="M42 28c0-16 10-22 22-22s22 6 22 22c0 20-10 34-22 34S42 48 42 28z"/><path fill="#cfd8dc" d="M64 6c12 0 22 6 22 22 0 20-10 34-22 34 8-8 10-40 0-56z"/><path fill="#b0bec5" d="M40 30C36 8 50 2 64 2s28 6 24 28c-4-8-6-12-10-14-8 2-22 2-28 0-4 2-8 8-10 14z"/>
    <path fill="#90a4ae" d="M50 30h9v3h-9zM69 30h9v3h-9zM61 32h5l2 11h-8zM57 49h14v3H57z"/>`,
}
