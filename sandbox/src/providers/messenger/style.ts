/** The messenger's style sheet: yellow, dark text, large round buttons. */
export const messengerStyle = `
:root{color-scheme:light;--yellow:#ffe14d;--deep:#f4cf1f;--ink:#211c17;--ink-2:#665e55;--line:#ebe4d6;--paper:#fffefa;--wash:#f8f3e7;--ring:#8a6d00}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;min-height:100dvh;background:var(--paper);color:var(--ink);font:16px/1.55 -apple-system,"Apple SD Gothic Neo","Noto Sans KR","Noto Sans CJK KR","Segoe UI",Roboto,sans-serif;word-break:keep-all;overflow-wrap:anywhere;display:flex;flex-direction:column}
a{color:inherit}
h1{font-size:24px;line-height:1.3;letter-spacing:-.02em;font-weight:700;text-wrap:balance}
.brand{background:var(--yellow);padding:18px 24px 46px;display:flex;justify-content:space-between;align-items:center}
.mark{display:inline-flex;gap:10px;align-items:center;font-weight:750;font-size:19px;letter-spacing:-.02em;text-decoration:none}
.mark svg{width:32px;height:32px}
.language{font-size:14px;text-decoration:none;padding:9px 14px;border-radius:99px;background:rgba(33,28,23,.08)}
.art{display:none}
main{flex:1;width:100%;max-width:520px;margin:-28px auto 0;background:var(--paper);border-radius:28px 28px 0 0;padding:30px 24px 40px}
.lead{color:var(--ink-2);margin-top:8px;text-wrap:balance}
.asker{display:inline-block;font-size:13px;font-weight:650;background:var(--wash);border-radius:99px;padding:5px 12px;margin-bottom:14px}
.people{list-style:none;padding:0;margin:24px 0 0;display:grid;gap:10px}
.person{width:100%;display:flex;align-items:center;gap:14px;text-align:left;font:inherit;color:inherit;background:#fff;border:1px solid var(--line);border-radius:18px;padding:12px 16px;min-height:68px;cursor:pointer}
.person:hover{border-color:var(--deep);background:#fffdf2}
.person b{display:block;font-weight:650}
.person small{display:block;color:var(--ink-2);font-size:13.5px}
.face{flex:none;width:44px;height:44px;border-radius:17px;display:grid;place-items:center;font-weight:700;font-size:17px;background:var(--tone,#dfe9e3);color:#2b2620}
.new{margin-top:26px;padding-top:24px;border-top:1px solid var(--line)}
label{display:block;font-weight:650;margin-bottom:8px}
input{width:100%;font:inherit;color:inherit;padding:14px 16px;border:1px solid #cfc6b4;border-radius:14px;background:#fff;min-height:52px}
.hint{font-size:13.5px;color:var(--ink-2);margin:8px 0 14px;text-wrap:pretty}
button.main,a.main{display:flex;align-items:center;justify-content:center;width:100%;min-height:54px;border:0;border-radius:16px;background:var(--yellow);color:var(--ink);font:inherit;font-weight:700;text-decoration:none;cursor:pointer;padding:12px 20px}
button.main:hover,a.main:hover{background:var(--deep)}
button.plain,a.plain{display:flex;align-items:center;justify-content:center;width:100%;min-height:50px;border:0;border-radius:16px;background:none;color:var(--ink-2);font:inherit;text-decoration:underline;text-underline-offset:3px;cursor:pointer}
button.quiet,a.quiet{display:flex;align-items:center;justify-content:center;width:100%;min-height:54px;border:1px solid #d9d0bd;border-radius:16px;background:#fff;color:var(--ink);font:inherit;font-weight:650;text-decoration:none;cursor:pointer;padding:12px 20px}
:focus-visible{outline:3px solid var(--ring);outline-offset:2px}
.actions{display:grid;gap:10px;margin-top:26px}
.told{list-style:none;padding:6px 20px;margin:22px 0 0;background:var(--wash);border-radius:20px}
.told li{display:flex;justify-content:space-between;gap:16px;padding:13px 0;border-top:1px solid var(--line)}
.told li:first-child{border-top:0}
.told span{color:var(--ink-2)}
.told b{font-weight:600;text-align:right}
.small{font-size:13.5px;color:var(--ink-2);margin-top:16px}
.code{font-variant-numeric:tabular-nums;font-weight:700;letter-spacing:.02em}
.channel{display:flex;flex-direction:column;align-items:center;text-align:center}
.picture{width:108px;height:108px;border-radius:38px;object-fit:cover;background:var(--wash);margin-bottom:18px;box-shadow:0 10px 24px -12px rgba(60,40,0,.35)}
.channel .actions{width:100%;max-width:340px}
.added{display:inline-flex;gap:8px;align-items:center;font-weight:700;background:#e7f2ea;color:#1c5a3a;padding:12px 20px;border-radius:99px;margin-top:22px}
.talk{display:grid;gap:14px;margin-top:24px}
.bubble{max-width:84%;padding:12px 16px;border-radius:6px 20px 20px 20px;background:var(--wash)}
.talk time{display:block;font-size:12.5px;color:var(--ink-2);text-align:center}
body.window{background:var(--yellow)}
body.window main{margin:0 auto;border-radius:0;min-height:100dvh;display:flex;flex-direction:column;justify-content:center;padding:24px}
@media (min-width:900px){
body:not(.window){display:grid;grid-template-columns:minmax(380px,5fr) 7fr;grid-template-rows:1fr}
.brand{padding:44px 52px;align-items:flex-start;align-content:space-between;flex-wrap:wrap;position:relative;overflow:hidden}
.mark{font-size:24px}.mark svg{width:40px;height:40px}
.art{display:block;width:calc(100% + 104px);margin:0 -52px -44px;flex:none;align-self:flex-end}
body:not(.window) main{margin:auto;border-radius:0;padding:56px 40px;max-width:560px}
h1{font-size:30px}
}`;
