/** The loyalty programme's style sheet: navy, thin gold lines, members as cards. */
export const loyaltyStyle = `
:root{color-scheme:light;--navy:#12233f;--navy-2:#1d3358;--gold:#c8a766;--ink:#172238;--ink-2:#5a667b;--line:#dde2ea;--paper:#fff;--wash:#f4f6f9;--ring:#3b69c4}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;min-height:100dvh;background:var(--wash);color:var(--ink);font:16px/1.6 -apple-system,"Apple SD Gothic Neo","Noto Sans KR","Noto Sans CJK KR","Segoe UI",Roboto,sans-serif;word-break:keep-all;overflow-wrap:anywhere}
a{color:inherit}
h1{font:500 27px/1.25 Georgia,"Noto Serif KR","Noto Serif CJK KR","AppleMyungjo",serif;letter-spacing:-.01em;text-wrap:balance}
.top{background:var(--navy);color:#fff;border-bottom:3px solid var(--gold)}
.bar{max-width:1080px;margin:auto;padding:18px 24px;display:flex;justify-content:space-between;align-items:center;gap:16px}
.mark{display:inline-flex;gap:12px;align-items:center;text-decoration:none;font:500 20px/1 Georgia,"Noto Serif KR","Noto Serif CJK KR","AppleMyungjo",serif;letter-spacing:.01em}
.mark svg{width:30px;height:30px}
.language{font-size:14px;text-decoration:none;border:1px solid rgba(255,255,255,.35);border-radius:6px;padding:8px 12px}
.page{max-width:1080px;margin:auto;padding:30px 24px 56px;display:grid;gap:28px}
.lead{color:var(--ink-2);margin-top:8px;text-wrap:balance}
.asker{display:inline-block;font-size:13px;font-weight:600;letter-spacing:.02em;color:#7a5c1e;border-bottom:1px solid var(--gold);margin-bottom:12px;padding-bottom:2px}
.members{list-style:none;padding:0;display:grid;gap:12px}
.member{width:100%;display:grid;grid-template-columns:1fr auto;gap:2px 14px;align-items:center;text-align:left;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--line);border-left:4px solid var(--tone,var(--navy));border-radius:10px;padding:14px 18px;min-height:72px;cursor:pointer}
.member:hover{border-color:#9fb0cc;border-left-color:var(--tone,var(--navy));box-shadow:0 8px 20px -14px rgba(18,35,63,.5)}
.member b{font-weight:650}
.member small{color:var(--ink-2);font-size:13.5px}
.member .points{text-align:right;font-variant-numeric:tabular-nums;font-weight:600}
.member .number{text-align:right;font-variant-numeric:tabular-nums}
.panel{background:var(--paper);border:1px solid var(--line);border-radius:12px;padding:22px 22px 24px}
.panel h2{font-size:17px;line-height:1.4;margin-bottom:4px}
.fields{display:grid;gap:14px;margin:16px 0}
input[type=hidden]+.fields{margin-top:0}
label{display:block;font-weight:600;font-size:14.5px}
input{display:block;width:100%;font:inherit;color:inherit;margin-top:6px;padding:12px 14px;border:1px solid #b9c2d0;border-radius:8px;background:#fff;min-height:50px}
.hint,.small{font-size:13.5px;color:var(--ink-2)}
button.main{display:block;width:100%;min-height:52px;border:0;border-radius:8px;background:var(--navy);color:#fff;font:inherit;font-weight:650;cursor:pointer;padding:12px 20px}
button.main:hover{background:var(--navy-2)}
button.plain,a.plain{display:inline-block;border:0;background:none;color:var(--ink);font:inherit;text-decoration:underline;text-underline-offset:4px;cursor:pointer;padding:12px 0}
:focus-visible{outline:3px solid var(--ring);outline-offset:2px}
.ends{display:flex;flex-wrap:wrap;gap:4px 24px;justify-content:space-between;align-items:center}
.card{color:#fff;background:radial-gradient(120% 140% at 100% 0,#2f4d80 0,var(--navy-2) 45%,var(--navy) 100%);border-radius:16px;padding:24px;max-width:420px;border-top:3px solid var(--gold)}
.card .tier{font-size:13px;letter-spacing:.08em;text-transform:uppercase;color:#e9d3a3}
.card .who{font:500 24px/1.3 Georgia,"Noto Serif KR","Noto Serif CJK KR",serif;margin:6px 0 18px}
.card dl{display:grid;grid-template-columns:auto 1fr;gap:6px 18px;font-size:14.5px}
.card dt{color:#b9c6dd}
.card dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
@media (min-width:900px){
.page{padding:52px 24px 80px}
.page.split{grid-template-columns:7fr 5fr;gap:48px;align-items:start}
.page.split>:first-child{grid-column:1/-1}
.page.narrow{max-width:560px}
h1{font-size:36px}
.fields{grid-template-columns:1fr 1fr}
}`;
