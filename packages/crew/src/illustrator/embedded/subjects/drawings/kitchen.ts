/** Things to cook with and to cook from. */
export const KITCHEN_DRAWINGS: Readonly<Record<string, string>> = {
  teacup: `
    <ellipse cx="60" cy="108" rx="54" ry="13" fill="#8fa9b8"/><ellipse cx="60" cy="104" rx="54" ry="12" fill="#dce8ee"/><ellipse cx="60" cy="104" rx="28" ry="5" fill="#b4c8d3"/>
    <path fill="none" stroke="#c3d5df" stroke-width="9" d="M92 52c28-8 30 32-8 34"/><path fill="#eef5f8" d="M20 38h80c0 38-12 66-40 66S20 76 20 38z"/><path fill="#c3d5df" d="M100 38c0 38-12 66-40 66 20-8 28-32 28-66z"/>
    <ellipse cx="60" cy="38" rx="40" ry="10" fill="#c3d5df"/><ellipse cx="60" cy="40" rx="34" ry="7" fill="#a45f34"/><path fill="none" stroke="#3f88c5" stroke-width="5" d="M23 60c18 9 56 9 74 0"/>`,
  'drinking-glass': `
    <path fill="#d7edf7" fill-opacity=".7" d="M30 10h68l-9 106c0 3-3 5-6 5H45c-3 0-6-2-6-5z"/><ellipse cx="64" cy="11" rx="34" ry="7" fill="#eef8fc" fill-opacity=".9"/>
    <path fill="#a9cfe2" fill-opacity=".8" d="M84 16h13l-8 100c0 3-3 5-6 5h-6z"/><path fill="#fff" fill-opacity=".9" d="M41 22h8l6 84h-7z"/><path fill="#8dbcd4" d="M38 108h52l-1 8c0 3-3 5-6 5H45c-3 0-6-2-6-5z"/>
    <ellipse cx="64" cy="11" rx="34" ry="7" fill="none" stroke="#7fb2cc" stroke-width="3"/><path fill="none" stroke="#7fb2cc" stroke-width="3.5" d="m30 12 9 104c0 3 3 5 6 5h38c3 0 6-2 6-5l9-104"/>`,
  'glass-bottle': `
    <path fill="#2e7d4f" d="M54 20h20v22c0 10 18 14 18 32v42c0 4-3 7-7 7H43c-4 0-7-3-7-7V74c0-18 18-22 18-32z"/><path fill="#1f5f3a" d="M74 20v22c0 10 18 14 18 32v42c0 4-3 7-7 7H73c6-10 8-28 6-48-2-14-13-22-13-34V20z"/>
    <path fill="#7cc49a" fill-opacity=".8" d="M46 70c2-8 8-12 11-16-4 12-6 24-5 58h-6c-2-12-2-30 0-42z"/><path fill="#f3e9cf" d="M36 78h56v28H36z"/><path fill="#c9a24b" d="M42 84h44v3H42zM42 97h44v3H42z"/>
    <path fill="#1f5f3a" d="M51 16h26v8H51z"/><path fill="#b98a55" d="M55 4h18v12H55z"/>`,
  bowl: `
    <path fill="#a84f3a" d="M8 50h112c0 36-24 60-56 60S8 86 8 50z"/><path fill="#c9694f" d="M8 50h92c0 34-18 58-44 60C28 108 8 84 8 50z"/><path fill="#8a3d2b" d="M42 106h44l4 12H38z"/>
    <ellipse cx="64" cy="50" rx="56" ry="15" fill="#e7a48d"/><ellipse cx="64" cy="52" rx="49" ry="11" fill="#7a3424"/><path fill="none" stroke="#f2d3a2" stroke-width="4" stroke-dasharray="9 6" d="M12 72c24 16 80 16 104 0"/>`,
  'frying-pan': `
    <path fill="#5d4037" d="m80 46 34-34c4-4 12 4 8 8L88 54z"/><circle cx="115" cy="17" r="2.5" fill="#d7ccc8"/><circle cx="50" cy="78" r="46" fill="#263238"/><circle cx="50" cy="76" r="44" fill="#455a64"/><circle cx="50" cy="76" r="36" fill="#2b373d"/>
    <path fill="#3a474e" d="M22 62c6-16 24-24 40-18-18 0-30 8-34 24-2 8-8 2-6-6z"/><circle cx="50" cy="76" r="36" fill="none" stroke="#1c2529" stroke-width="2"/>`,
  saucepan: `
    <path fill="#37474f" d="M92 62h34v9H92z"/><path fill="#90a4ae" d="M10 52h86v54c0 8-6 12-13 12H23c-7 0-13-4-13-12z"/><path fill="#cfd8dc" d="M10 52h62v66H23c-7 0-13-4-13-12z"/><path fill="#eceff1" d="M20 62h8v44h-8z"/>
    <path fill="#78909c" d="M6 46h94v9H6z"/><path fill="#b0bec5" d="M12 46c4-20 78-20 82 0z"/><path fill="#dfe6e9" d="M20 42c8-10 30-12 40-10-12 1-28 4-34 10z"/><path fill="#37474f" d="M46 20h14v6l4 5H42l4-5z"/>`,
  kettle: `
    <path fill="none" stroke="#37474f" stroke-width="9" stroke-linecap="round" d="M34 40C34 4 92 4 92 40"/><path fill="#8e2f27" d="M98 70c10-2 14-18 24-26l-8-8c-14 6-20 14-30 18z"/>
    <path fill="#c0392b" d="M20 104c-4-38 14-66 43-66s47 28 43 66c-1 9-6 14-13 14H33c-7 0-12-5-13-14z"/><path fill="#8e2f27" d="M63 38c29 0 47 28 43 66-1 9-6 14-13 14H76c12-16 14-58-13-80z"/><path fill="#ef8276" d="M32 92c-2-22 6-36 16-42-6 14-8 28-6 44z"/>
    <path fill="#8e2f27" d="M42 40c2-8 40-8 42 0z"/><circle cx="63" cy="30" r="5" fill="#37474f"/><path fill="#37474f" d="M22 112h82v8H22z"/>`,
  toaster: `
    <path fill="#c98b4e" d="M28 22c0-10 32-14 34 0v34H28zM66 22c2-14 34-10 34 0v34H66z"/><path fill="#f0cf96" d="M33 25c2-8 22-10 24 0v30H33zM71 25c2-10 22-8 24 0v30H71z"/>
    <path fill="#90a4ae" d="M14 62c0-10 6-16 16-16h68c10 0 16 6 16 16v48H14z"/><path fill="#cfd8dc" d="M14 62c0-10 6-16 16-16h60c-8 8-10 40-8 64H14z"/><path fill="#eceff1" d="M24 62c0-4 4-6 8-6l-2 44h-6z"/>
    <path fill="#455a64" d="M26 46h38v5H26zM68 46h38v5H68zM10 108h108v9H10zM118 66h6v16h-6zM112 58h4v40h-4z"/><circle cx="98" cy="92" r="7" fill="#455a64"/><path stroke="#eceff1" stroke-width="2.5" d="M98 92v-6"/>`,
  blender: `
    <path fill="#37474f" d="M50 4h28v10H50z"/><path fill="#cfe8f2" fill-opacity=".85" d="M32 14h64l-8 70H40z"/><path fill="#e96a8d" d="M35 40h58l-5 44H40z"/><path fill="#f6a1b8" d="M35 40h58l-1 8c-18 6-40-6-56 2z"/><path fill="#fff" fill-opacity=".8" d="M41 20h7l5 58h-6z"/>
    <path fill="none" stroke="#6f94a6" stroke-width="6" d="M95 26h14v38L92 72"/><path fill="none" stroke="#7fa6b8" stroke-width="3" d="M32 14h64l-8 70H40z"/><path fill="#c5483f" d="M36 84h56l8 36H28z"/><path fill="#9b352e" d="M78 84h14l8 36H82z"/>
    <circle cx="56" cy="103" r="8" fill="#eceff1"/><path stroke="#37474f" stroke-width="3" d="m56 103 4-6"/><path fill="#37474f" d="M24 118h80v6H24z"/>`,
  microwave: `
    <path fill="#78909c" d="M6 34h116v68a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6z"/><path fill="#cfd8dc" d="M10 28h108c3 0 4 2 4 5v66c0 3-1 5-4 5H10c-3 0-4-2-4-5V33c0-3 1-5 4-5z"/><path fill="#263238" d="M14 38h72v56H14z"/><path fill="#ffcf6b" d="M20 44h60v44H20z"/>
    <path fill="#e9e3d5" d="M26 78h48c-4 8-44 8-48 0z"/><path fill="#c4573a" d="M34 76c0-16 32-16 32 0z"/><path fill="#546e7a" d="M88 40h5v52h-5z"/><path fill="#1b3a2a" d="M98 40h20v12H98z"/><path fill="#6be28d" d="M101 44h4v5h-4zM107 44h3v5h-3zM112 44h4v5h-4z"/>
    <g fill="#78909c"><circle cx="102" cy="62" r="3"/><circle cx="113" cy="62" r="3"/><circle cx="102" cy="72" r="3"/><circle cx="113" cy="72" r="3"/></g><path fill="#ef5350" d="M99 82h18v9H99z"/><path fill="#37474f" d="M16 108h14v5H16zM98 108h14v5H98z"/>`,
  faucet: `
    <path fill="#90a4ae" d="M20 118V62c0-30 54-34 58 0v10H60V64c0-10-20-10-20 2v52z"/><path fill="#cfd8dc" d="M26 118V62c0-24 40-30 48-6-10-12-36-8-38 10v52z"/><path fill="#78909c" d="M56 68h26v9H56zM12 112h36v10H12z"/>
    <path fill="#607d8b" d="M26 30h8v18h-8z"/><path fill="#c0392b" d="M10 22h40c5 0 5 10 0 10H10c-5 0-5-10 0-10z"/><path fill="#4fb3e8" d="M69 82c9 14 12 20 12 26a12 12 0 0 1-24 0c0-6 3-12 12-26z"/><path fill="#b3e0f7" d="M62 104c0-4 2-8 4-10 0 6 0 12 4 16-5 0-8-2-8-6z"/>`,
  'cutting-board': `
    <path fill="#8d5c33" d="M14 34h82c6 0 8 4 8 8v58c0 6-2 8-8 8H14c-6 0-8-2-8-8V42c0-6 2-8 8-8z"/><path fill="#c99158" d="M14 30h82c6 0 8 3 8 8v58c0 5-2 8-8 8H14c-6 0-8-3-8-8V38c0-5 2-8 8-8z"/><g stroke="#b17a44" stroke-width="2.5" fill="none"><path d="M12 46c30 4 60-4 88 0M12 62c24-4 60 5 88 0M12 80c30 4 60-3 88 1"/></g>
    <circle cx="92" cy="42" r="6" fill="#6d4628"/><path fill="#43a047" d="M22 70c0-12 30-12 30 0s-30 12-30 0z"/><path fill="#dcedc8" d="M36 70c0-9 20-9 20 0s-20 9-20 0z"/><ellipse cx="66" cy="78" rx="9" ry="8" fill="#43a047"/><ellipse cx="66" cy="77" rx="7" ry="6" fill="#dcedc8"/><path fill="#eceff1" d="m58 104 44-52c8-2 12 4 10 10L78 104z"/><path fill="#37474f" d="m98 48 18-26c4-6 12 0 8 6l-16 28z"/>`,
  'rolling-pin': `
    <g transform="rotate(-38 64 64)"><path fill="#8d4f2b" d="M-8 58h26v14H-8c-8 0-8-14 0-14zM110 58h26c8 0 8 14 0 14h-26z"/><path fill="#d9a066" d="M18 44h92c5 0 5 42 0 42H18c-5 0-5-42 0-42z"/><path fill="#b57c48" d="M16 74h96c0 8-1 12-3 12H19c-2 0-3-4-3-12z"/><path fill="#efc594" d="M20 50h88v6H20z"/></g>`,
  whisk: `
    <g transform="translate(-8 14) rotate(35 64 64) scale(.94)"><path fill="#8d4f2b" d="M57 84h14l2 44H55z"/><path fill="#6d3b1f" d="M66 84h5l2 44h-6z"/><path fill="#b0bec5" d="M56 72h16v14H56z"/><g fill="none" stroke="#90a4ae" stroke-width="4"><path d="M60 74C14 44 34-12 64-12s50 56 4 86M62 74C40 40 48-12 64-12s24 52 2 86"/></g><path stroke="#cfd8dc" stroke-width="4" d="M64-12v86"/></g>`,
  dough: `
    <path fill="#b07a45" d="M2 104h124v14H2z"/><path fill="#8d5c33" d="M2 112h124v6H2z"/><path fill="#e3c48d" d="M14 96c-6-30 18-58 48-58s58 24 52 56c-2 10-12 14-24 14H36c-12 0-20-4-22-12z"/><path fill="#f6e2b8" d="M20 86c-2-26 18-44 42-44 20 0 38 10 42 26-14-8-30-8-42 0-14 10-28 24-42 18z"/>
    <g fill="none" stroke="#cba869" stroke-width="4" stroke-linecap="round"><path d="M48 76c10-10 26-14 40-10M60 92c10-6 24-8 36-4"/></g><g fill="#fff8e6"><circle cx="20" cy="102" r="4"/><circle cx="110" cy="103" r="3"/><circle cx="96" cy="106" r="4"/><circle cx="8" cy="104" r="2"/></g>`,
  'flour-bag': `
    <path fill="#d9c6a0" d="M26 26h76l6 92H20z"/><path fill="#f3e7cd" d="M26 26h58l4 92H20z"/><path fill="#b99f6c" d="M24 14h80v14H24z"/><path fill="#e3d2ab" d="M24 10h80v8H24z"/><circle cx="62" cy="70" r="26" fill="#c0392b"/><circle cx="62" cy="70" r="21" fill="#f7f0df"/>
    <path stroke="#b8862b" stroke-width="4" d="M62 90V56"/><g fill="#d9a43a"><path d="M62 54c-6-6-2-10 0-12 2 2 6 6 0 12zM60 66c-9 0-11-6-11-9 4 0 11 2 11 9zM64 66c9 0 11-6 11-9-4 0-11 2-11 9zM60 78c-9 0-11-6-11-9 4 0 11 2 11 9zM64 78c9 0 11-6 11-9-4 0-11 2-11 9z"/></g><path fill="#fff" d="M4 118c4-10 14-8 18-4 4-6 14-6 18 4z"/>`,
  'cooking-oil': `
    <path fill="#e8b923" d="M50 30h28c0 14 14 18 14 34v50c0 5-3 8-8 8H44c-5 0-8-3-8-8V64c0-16 14-20 14-34z"/><path fill="#b98a12" d="M78 30c0 14 14 18 14 34v50c0 5-3 8-8 8H72c10-14 8-44 4-58-3-10-8-20-8-34z"/><path fill="#fff2b0" d="M44 66c1-6 5-10 8-14-2 14-3 40-1 62h-6c-2-16-2-34-1-48z"/>
    <path fill="#4f7a2b" d="M52 6h24v16H52z"/><path fill="#e8dfc0" d="M50 22h28v9H50z"/><path fill="#f7f3df" d="M36 72h56v34H36z"/><ellipse cx="58" cy="90" rx="9" ry="11" fill="#6f8f2f" transform="rotate(25 58 90)"/><ellipse cx="75" cy="92" rx="7" ry="9" fill="#55751f"/><path fill="none" stroke="#55751f" stroke-width="3" d="M62 80c4-5 10-6 16-4"/>`,
  'ketchup-bottle': `
    <path fill="#eceff1" d="m60 4 8 0 4 22H56z"/><path fill="#cfd8dc" d="M46 24h36l2 12H44z"/><path fill="#d32f2f" d="M42 36h44c8 8 10 20 10 34v44c0 5-3 8-8 8H40c-5 0-8-3-8-8V70c0-14 2-26 10-34z"/><path fill="#a32020" d="M86 36c8 8 10 20 10 34v44c0 5-3 8-8 8H76c8-20 8-66-2-86z"/>
    <path fill="#f48a84" d="M40 66c0-10 2-16 6-22 0 20-1 44 1 70h-6c-2-16-1-34-1-48z"/><path fill="#fff8ee" d="M32 64h64v40H32z"/><circle cx="64" cy="86" r="13" fill="#e53935"/><path fill="#43a047" d="m64 72 4 5 8-2-6 7-6-3-6 3-6-7 8 2z"/>`,
  'chewing-gum': `
    <g transform="translate(2 6) scale(.93)"><path fill="#0f7a6c" d="m10 70 78-44 18 32-78 44z"/><path fill="#17a08d" d="m10 70 78-44 10 18-78 44z"/><path fill="#fff" d="m34 68 36-20 6 10-36 20z"/><path fill="#f59ab5" d="m88 26 14-8 18 32-14 8z"/><path fill="#cfd8dc" d="m96 22 26-15 6 11-26 15z"/><path fill="#eceff1" d="m20 104 68-10 3 16-68 12z"/><path fill="#f59ab5" d="m66 97 40-7 3 16-40 7z"/><path fill="#e27697" d="m68 107 41-7 0 6-40 7z"/></g>`,
  'slice-of-toast': `
    <path fill="#8d5524" d="M14 40C6 8 122 8 114 40c-1 8-4 12-8 16v56c0 6-3 8-8 8H30c-5 0-8-2-8-8V56c-4-4-7-8-8-16z"/><path fill="#e2b06a" d="M24 40c-4-20 84-20 80 0-1 6-4 9-8 12v54c0 3-1 5-4 5H36c-3 0-4-2-4-5V52c-4-3-7-6-8-12z"/><path fill="#c98b45" d="M36 50c6-12 50-14 58-2 0 20-4 40 0 54-18 6-38 4-54 2 4-18-4-36-4-54z"/><path fill="#ffe27a" d="M46 58h30l8 8v22l-30 4-10-8z"/><path fill="#fff1b3" d="M46 58h30l4 5H52l-2 20-6 1z"/>`,
  'jam-jar': `
    <path fill="#b71c3c" d="M24 44h80c4 6 4 12 4 18v46c0 8-4 12-12 12H32c-8 0-12-4-12-12V62c0-6 0-12 4-18z"/><path fill="#7f1029" d="M104 44c4 6 4 12 4 18v46c0 8-4 12-12 12H82c10-20 10-56 0-76z"/><path fill="#f08aa0" d="M30 56h7v54h-7z"/><path fill="#fff6e0" d="M38 62h54v40H38z"/><path fill="#d32f2f" d="M65 74c12-6 18 2 12 12-3 5-8 9-12 11-4-2-9-6-12-11-6-10 0-18 12-12z"/><path fill="#43a047" d="m65 74-8-5 6-1 2-4 2 4 6 1z"/>
    <path fill="#e8e2d5" d="M16 14h96v26l-6 6-6-6-6 6-6-6-6 6-6-6-6 6-6-6-6 6-6-6-6 6-6-6-6 6-6-6-6 6-6-6z"/><g fill="#d9534f"><path d="M16 14h12v12H16zM40 14h12v12H40zM64 14h12v12H64zM88 14h12v12H88zM28 26h12v12H28zM52 26h12v12H52zM76 26h12v12H76zM100 26h12v12h-12z"/></g><path fill="#c9a24b" d="M20 38h88v5H20z"/>`,
  'tea-bag': `
    <path fill="none" stroke="#8d8271" stroke-width="3" d="M52 46C50 20 70 4 94 14"/><path fill="#d9534f" d="m88 4 28 6-5 24-28-6z"/><path fill="#fff" d="m94 12 14 3-2 9-14-3z"/><path fill="#d6c3a0" d="M40 40h26l18 20v58H20V60z"/><path fill="#f0e4cb" d="M40 40h20l14 20v58H20V60z"/><path fill="#7a4a26" d="M28 78c16-6 32 4 48-2v34H28z"/><path fill="#5c351a" d="M28 94c16-4 32 4 48 0v16H28z"/><path fill="#b0bec5" d="M45 38h14v8H45z"/>`,
  cinnamon: `
    <g transform="translate(4 6) scale(.9) rotate(-24 64 64)"><path fill="#7b3f1d" d="M6 38h108v26H6z"/><path fill="#a55a2c" d="M6 38h108v14H6z"/><path fill="#7b3f1d" d="M12 72h108v26H12z"/><path fill="#b96a36" d="M12 72h108v12H12z"/><path fill="#5c2c12" d="M6 50h108v3H6zM12 84h108v3H12z"/><g fill="none" stroke="#e0a06a" stroke-width="4"><path d="M114 40c10 2 10 22 0 22-6-2-6-10 0-10M120 74c10 2 10 22 0 22-6-2-6-10 0-10"/></g><g stroke="#8a4a22" stroke-width="2"><path d="M20 44h30M62 45h40M28 78h34M76 79h32"/></g><path fill="#c9a05f" d="M56 34h14v68H56z"/><path fill="#a37c3e" d="M66 34h4v68h-4z"/></g>`,
  sieve: `
    <path fill="#8d5c33" d="M92 50h30c6 0 6 12 0 12H92z"/><path fill="#cfd8dc" d="M8 54h88c0 30-20 52-44 52S8 84 8 54z"/><g stroke="#90a4ae" stroke-width="2" fill="none"><path d="M18 56v22M30 56v38M42 56v48M54 56v50M66 56v46M78 56v36M90 56v14M10 66h84M13 77h78M20 88h64M32 98h42"/></g><path fill="#78909c" d="M4 48h94c4 0 4 9 0 9H4c-4 0-4-9 0-9z"/><g fill="#fff"><circle cx="34" cy="112" r="3"/><circle cx="48" cy="118" r="3"/><circle cx="62" cy="112" r="3"/><circle cx="72" cy="120" r="2.5"/><circle cx="40" cy="124" r="2"/></g><path fill="#fff" d="M22 48c8-20 50-22 62 0z"/>`,
  dishwasher: `
    <path fill="#cfd8dc" d="M20 8h88v76H20z"/><path fill="#37474f" d="M26 22h76v62H26z"/><path fill="#eceff1" d="M20 8h88v14H20z"/><circle cx="98" cy="15" r="3.5" fill="#42a5f5"/><path fill="#78909c" d="M28 13h24v4H28z"/><g fill="#f5f8fa" stroke="#90a4ae" stroke-width="2"><circle cx="44" cy="58" r="15"/><circle cx="60" cy="58" r="15"/><circle cx="76" cy="58" r="15"/></g><path fill="none" stroke="#b0bec5" stroke-width="3" d="M28 72h72M36 72v-8M52 72v-8M68 72v-8M84 72v-8M94 72v-8"/>
    <path fill="#90a4ae" d="M20 84h88l12 30H8z"/><path fill="#b9c6cc" d="m28 90 72 0 8 18H20z"/><path fill="#607d8b" d="M8 114h112v7H8z"/>`,
}
