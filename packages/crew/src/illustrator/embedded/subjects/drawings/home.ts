/** Things of kitchens, rooms and pockets. */
export const HOME_DRAWINGS: Readonly<Record<string, string>> = {
  'glass-of-water': `
    <path fill="#dff1fa" fill-opacity=".75" d="M28 8h72l-9 110c0 3-3 4-6 4H43c-3 0-6-1-6-4z"/><path fill="#7cc8ee" d="M31 42h66l-6 74c0 3-2 4-5 4H42c-3 0-5-1-5-4z"/>
    <path fill="#a9def6" d="M31 42h66l-1 8c-22 7-42 7-64 0z"/><path fill="#ffffff" fill-opacity=".8" d="M38 14h8l6 96h-7z"/>
    <path fill="none" stroke="#9cc3d6" stroke-width="4" stroke-linejoin="round" d="M28 8h72l-9 110c0 3-3 4-6 4H43c-3 0-6-1-6-4z"/><path fill="#5aaedb" d="M38 112h52l-1 6c0 2-2 3-4 3H43c-2 0-4-1-4-3z"/>`,
  fridge: `
    <path fill="#b9c4cb" d="M30 6h68a6 6 0 0 1 6 6v106H24V12a6 6 0 0 1 6-6z"/><path fill="#e7edf0" d="M30 6h60a6 6 0 0 1 6 6v106H24V12a6 6 0 0 1 6-6z"/>
    <path fill="#9fb0b9" d="M24 48h80v4H24z"/><path fill="#78909c" d="M34 22h6v18h-6zM34 62h6v26h-6z"/>
    <path fill="#ffd54f" d="M60 60h18v16H60z"/><path fill="#ef5350" d="M66 56h6v6h-6z"/><path fill="#546e7a" d="M30 118h12v5H30zM84 118h12v5H84z"/>`,
  oven: `
    <path fill="#cfd8dc" d="M14 10h100v108H14z"/><path fill="#eceff1" d="M14 10h92v108H14z"/><path fill="#37474f" d="M14 10h100v22H14z"/>
    <g fill="#eceff1"><circle cx="28" cy="21" r="5"/><circle cx="44" cy="21" r="5"/><circle cx="84" cy="21" r="5"/><circle cx="100" cy="21" r="5"/></g>
    <path fill="#78909c" d="M24 40h80v6H24z"/><path fill="#263238" d="M24 52h80v50H24z"/><path fill="#ff8f00" d="M30 58h68v38H30z"/><path fill="#ffca28" d="M30 84h68v12H30z"/>
    <path fill="#8d5524" d="M42 84c0-24 44-24 44 0z"/><path fill="#c98b4e" d="M48 78c4-11 18-13 24-8-10 0-18 2-24 8z"/><path fill="#455a64" d="M30 84h68v3H30zM20 118h12v4H20zM96 118h12v4H96z"/>`,
  grill: `
    <path fill="#5d4037" d="m38 78-18 42h8l20-42zM90 78l18 42h-8L80 78z"/><path fill="#37474f" d="M12 58h104c0 24-22 34-52 34S12 82 12 58z"/><path fill="#263238" d="M12 58h104v8H12z"/>
    <path fill="#ff7043" d="M26 58c2-10 8-8 9-18 7 6 6 12 10 18 2-14 10-16 10-30 12 10 10 20 14 30 3-8 8-10 8-20 10 6 10 14 12 20z"/><path fill="#ffca28" d="M44 58c2-8 8-10 9-16 6 6 6 10 8 16zM74 58c0-6 4-6 5-12 5 4 5 8 7 12z"/>
    <path fill="#b0bec5" d="M10 52h108v5H10z"/><path fill="#8d3b2a" d="M30 40h28c6 0 6 11 0 11H30c-6 0-6-11 0-11zM72 40h24c6 0 6 11 0 11H72c-6 0-6-11 0-11z"/>`,
  table: `
    <path fill="#6d4628" d="M18 58h10v58H18zM100 58h10v58h-10z"/><path fill="#543418" d="M34 58h7v44h-7zM87 58h7v44h-7z"/>
    <path fill="#a06a3c" d="M6 44h116v10H6z"/><path fill="#7c4f2b" d="M6 54h116v7H6z"/><path fill="#c08a58" d="M6 44h116v3H6z"/>`,
  desk: `
    <path fill="#7c4f2b" d="M12 68h8v52h-8zM74 68h42v52H74z"/><path fill="#a06a3c" d="M78 76h34v17H78zM78 98h34v17H78z"/><path fill="#e0c068" d="M90 83h10v3H90zM90 105h10v3H90z"/>
    <path fill="#b57c48" d="M4 58h120v10H4z"/><path fill="#8d5c33" d="M4 66h120v4H4z"/>
    <path fill="#455a64" d="M22 54h22v4H22z"/><path fill="none" stroke="#546e7a" stroke-width="4" d="M33 54 26 32l16-14"/><path fill="#ef5350" d="m34 18 16-8 10 18-16 6z"/><path fill="#fff3b0" d="m44 34 16-6-2 6c-4 4-10 4-14 0z"/>
    <path fill="#eceff1" d="M68 52h36v6H68z"/><path fill="#42a5f5" d="M72 46h30v6H72z"/><path fill="#66bb6a" d="M70 40h28v6H70z"/>`,
  wallet: `
    <path fill="#66bb6a" d="M28 26h70v30H28z"/><path fill="#43a047" d="M34 32h58v3H34z"/><path fill="#a5d6a7" d="M22 34h70v30H22z"/>
    <path fill="#5d3a22" d="M12 44c0-5 4-8 8-8h4v10h84c6 0 10 4 10 9v50c0 5-4 9-9 9H22c-6 0-10-4-10-10z"/><path fill="#7b4f30" d="M12 50h96c6 0 10 4 10 9v46c0 5-4 9-9 9H22c-6 0-10-4-10-10z"/>
    <path fill="#4a2d19" d="M82 70h40v24H82c-8 0-12-5-12-12s4-12 12-12z"/><circle cx="86" cy="82" r="6" fill="#e0c068"/><path fill="none" stroke="#a9754c" stroke-width="2" stroke-dasharray="5 4" d="M20 58h90M20 106h88"/>`,
  safe: `
    <path fill="#455a64" d="M12 12h104v98H12z"/><path fill="#607d8b" d="M12 12h96v98H12z"/><path fill="#546e7a" d="M24 24h74v74H24z"/><path fill="#78909c" d="M28 28h66v66H28z"/>
    <circle cx="58" cy="60" r="22" fill="#37474f"/><circle cx="58" cy="60" r="16" fill="#cfd8dc"/><g stroke="#37474f" stroke-width="5" stroke-linecap="round"><path d="M58 48v24M46 60h24"/></g><circle cx="58" cy="60" r="5" fill="#ffca28"/>
    <path fill="#263238" d="M84 48h5v24h-5zM100 34h8v14h-8zM100 74h8v14h-8zM20 110h18v10H20zM90 110h18v10H90z"/>`,
  'sugar-cubes': `
    <path fill="#e3e8eb" d="M64 20 92 34v30L64 78 36 64V34z"/><path fill="#fff" d="m64 20 28 14-28 14-28-14z"/><path fill="#c5ced3" d="M64 48v30L36 64V34z"/>
    <path fill="#e3e8eb" d="m34 62 28 14v30l-28 14-28-14V76zM94 62l28 14v30l-28 14-28-14V76z"/><path fill="#fff" d="m34 62 28 14-28 14L6 76zM94 62l28 14-28 14-28-14z"/><path fill="#c5ced3" d="M34 90v30L6 106V76zM94 90v30l-28-14V76z"/>
    <g fill="#b0bec5"><circle cx="50" cy="58" r="1.6"/><circle cx="44" cy="48" r="1.6"/><circle cx="20" cy="96" r="1.6"/><circle cx="26" cy="104" r="1.6"/><circle cx="80" cy="98" r="1.6"/><circle cx="86" cy="106" r="1.6"/></g>`,
  mug: `
    <path fill="none" stroke="#1e6f8c" stroke-width="10" d="M86 52c26-4 30 34-2 38"/><path fill="#2389ad" d="M22 36h68v68c0 8-6 14-14 14H36c-8 0-14-6-14-14z"/><path fill="#2ea3cc" d="M22 36h54v82H36c-8 0-14-6-14-14z"/>
    <ellipse cx="56" cy="36" rx="34" ry="9" fill="#1e6f8c"/><ellipse cx="56" cy="37" rx="28" ry="6" fill="#4e2f1c"/>`,
}
