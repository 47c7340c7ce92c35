/** The style sheet of every page of the payment window: plain, one blue, large buttons. */
export const windowStyle = `
:root{color-scheme:light dark;--ground:#eef2f4;--sheet:#fff;--ink:#10242c;--ink-2:#52666f;--line:#dbe3e6;--blue:#0b5a78;--blue-deep:#083f55;--tint:#eaf4f8;--on-blue:#fff;--lift:0 24px 60px -28px rgba(8,50,70,.45)}
@media (prefers-color-scheme:dark){:root{--ground:#0c1519;--sheet:#132026;--ink:#e9f1f4;--ink-2:#9db1ba;--line:#26383f;--blue:#5bb6d8;--blue-deep:#0f4a63;--tint:#16303b;--on-blue:#06222e;--lift:none}}
*{box-sizing:border-box;margin:0}
body{background:var(--ground);color:var(--ink);font:16px/1.55 -apple-system,"Apple SD Gothic Neo","Noto Sans KR","Noto Sans CJK KR","Segoe UI",Roboto,sans-serif;word-break:keep-all;overflow-wrap:anywhere;-webkit-text-size-adjust:100%}
.sheet{background:var(--sheet);min-height:100vh;min-height:100dvh;display:flex;flex-direction:column}
.head{background:var(--blue-deep);color:#fff;padding:16px 20px;display:flex;align-items:center;justify-content:space-between}
.brand{display:flex;gap:10px;align-items:center;font-weight:700;font-size:18px;letter-spacing:-.01em}
.brand svg{width:28px;height:28px}
.secure{display:flex;gap:6px;align-items:center;font-size:13px;color:#cfe6ef}
.secure svg{width:14px;height:14px}
main{padding:24px 20px 20px;flex:1;display:flex;flex-direction:column;gap:22px}
h1{font-size:22px;line-height:1.3;letter-spacing:-.02em}
.lead{color:var(--ink-2);margin-top:8px;text-wrap:balance}
.sum{background:var(--tint);border-radius:16px;padding:18px}
.sum .goods{font-size:17px;font-weight:650;line-height:1.35}
.sum .total{display:flex;justify-content:space-between;align-items:baseline;gap:12px;margin-top:12px;padding-top:12px;border-top:1px solid var(--line)}
.sum .total span{color:var(--ink-2);font-size:14px}
.sum .total b{font-size:28px;letter-spacing:-.02em;font-variant-numeric:tabular-nums;color:var(--blue);white-space:nowrap}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 14px;font-size:13px;color:var(--ink-2);margin-top:8px}
dd{text-align:right}
form{display:flex;flex-direction:column;gap:22px}
fieldset{border:0;padding:0;min-width:0}
legend{font-weight:650;font-size:15px;padding:0;margin-bottom:10px}
.cards{display:grid;grid-template-columns:1fr 1fr;gap:10px}
.cards label{position:relative;display:flex;align-items:center;gap:10px;min-height:60px;padding:12px;border:1px solid var(--line);border-radius:14px;font-size:15px;line-height:1.25;cursor:pointer}
.cards input{position:absolute;opacity:0;inset:0;width:100%;height:100%;cursor:pointer}
.cards i{flex:none;width:34px;height:24px;border-radius:5px;background:linear-gradient(135deg,var(--one),var(--two))}
.cards label:has(:checked){border-color:var(--blue);box-shadow:inset 0 0 0 1px var(--blue);background:var(--tint);font-weight:650}
:focus-visible,.cards label:has(:focus-visible){outline:3px solid var(--blue);outline-offset:2px}
.row{display:flex;align-items:center;justify-content:space-between;gap:14px;font-size:15px;font-weight:650}
select{font:inherit;font-weight:400;color:var(--ink);background:var(--sheet);border:1px solid var(--line);border-radius:12px;padding:0 40px 0 16px;min-height:48px;min-width:9em;appearance:none;background-image:linear-gradient(45deg,transparent 50%,var(--ink-2) 50%),linear-gradient(135deg,var(--ink-2) 50%,transparent 50%);background-size:6px 6px;background-position:calc(100% - 22px) 55%,calc(100% - 16px) 55%;background-repeat:no-repeat}
.actions{display:flex;flex-direction:column;gap:10px}
button,.button{display:block;width:100%;font:inherit;font-size:17px;font-weight:700;border-radius:14px;min-height:56px;border:0;cursor:pointer}
.pay{background:var(--blue);color:var(--on-blue)}
.quiet{background:none;color:var(--ink-2);border:1px solid var(--line);font-weight:500;font-size:16px;min-height:52px}
.agree{font-size:13px;color:var(--ink-2);text-wrap:pretty}
details{border:1px dashed var(--line);border-radius:14px}
summary{padding:14px 16px;font-size:14px;color:var(--ink-2);cursor:pointer;min-height:48px}
details[open] summary{border-bottom:1px dashed var(--line)}
.outcomes{padding:12px 16px 14px;display:grid;gap:2px}
.outcomes p{font-size:13px;color:var(--ink-2);padding-bottom:6px}
.outcomes label{display:flex;gap:10px;align-items:center;min-height:44px;font-size:15px;line-height:1.3}
.outcomes input{flex:none;width:20px;height:20px;margin:0;accent-color:var(--blue)}
.foot{padding:16px 20px 22px;font-size:12px;line-height:1.5;color:var(--ink-2);border-top:1px solid var(--line)}
.alone{flex:1;justify-content:center;text-align:center}
.alone svg{width:56px;height:56px;color:var(--blue);margin:0 auto}
.spin{animation:spin 1.1s linear infinite;transform-origin:50% 50%}
@keyframes spin{to{transform:rotate(360deg)}}
@media (prefers-reduced-motion:reduce){.spin{animation:none}}
@media (min-width:720px){
body{display:grid;place-items:center;min-height:100vh;padding:40px}
.sheet{width:min(920px,100%);min-height:0;border-radius:24px;overflow:hidden;box-shadow:var(--lift)}
.head{padding:20px 36px}
main{padding:36px}
.window{display:grid;grid-template-columns:5fr 6fr;gap:40px;align-items:start}
.foot{padding:18px 36px 24px}
.alone{padding:80px 36px}
.alone form{width:320px;margin:0 auto}
}`;
