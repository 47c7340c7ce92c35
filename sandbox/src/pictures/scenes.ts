import {
  at,
  box,
  circle,
  daylight,
  dice,
  glow,
  lighter,
  oval,
  piece,
  shape,
  stroke,
  times,
  wave,
} from "./draw.ts";
import { cup, wineGlass } from "./drink.ts";
import { berry, leaf, sprig, tomato } from "./food.ts";
import {
  building,
  chair,
  lamp,
  layer,
  palace,
  pine,
  placeHeight,
  plant,
  sailboat,
  sky,
  snow,
  stars,
  stoneWall,
  tableSide,
  tangerineTree,
  windowOn,
} from "./place.ts";
import { candle, steam } from "./table.ts";

const sheetOf = (...content: string[]): string => content.join("") + daylight(placeHeight);

const hotelOnHill = (x: number, y: number, wall: string, pane: string, light: string, scale = 1) =>
  at(
    x,
    y,
    shape("M-44 0v-74h26v-22h36v22h26v74z", wall, "soft") +
      times(20, (i) =>
        box(-35 + (i % 5) * 15, -64 + Math.floor(i / 5) * 14, 7, 8, 3.5, i % 3 ? pane : light),
      ) +
      box(-8, -86, 6, 7, 3, light) +
      box(5, -86, 6, 7, 3, pane),
    0,
    scale,
  );

const coast = () =>
  sheetOf(
    sky("#f2d3a0"),
    glow(430, 132, 190),
    circle(430, 132, 58, "#fff3d6", "cut"),
    layer(192, 13, 80, 40, "#d3ab80"),
    layer(222, 18, 58, 10, "#a8946f"),
    layer(246, 16, 70, 190, "#7d8569"),
    hotelOnHill(150, 262, "#fff6e6", "#d9b98a", "#ffb611", 1.1),
    ...[
      [60, 262, 0.6],
      [86, 268, 0.5],
      [226, 262, 0.55],
      [250, 266, 0.42],
    ].map(([x = 0, y = 0, s = 1]) => pine(x, y, s, "#5f7a5c")),
    ...["#7fa39b", "#4d7f80", "#2f6168", "#1e474f", "#15343c"].map(
      (c, i) =>
        layer(268 + i * 44, 8 + i * 2, 38 + i * 9, i * 57, c) +
        (i === 1 ? sailboat(410, 312, 1.15) : i === 0 ? sailboat(530, 270, 0.6, "#f7e7c8") : ""),
    ),
  );

const seoul = (night: boolean) => {
  const c = night
    ? {
        sky: "#1c2b3c",
        sun: "#f6e3b4",
        far: "#33475a",
        mid: "#293c4d",
        near: "#20323f",
        wall: "#3a4c5c",
        wall2: "#2f4252",
        pane: "#26384a",
        tile: "#22313a",
        ground: "#1a2a2f",
        tree: "#22403a",
        hotel: "#d9cdb4",
      }
    : {
        sky: "#dbe3da",
        sun: "#fff3d6",
        far: "#b5c4bd",
        mid: "#93aba4",
        near: "#6f9086",
        wall: "#f3e6cf",
        wall2: "#e3d2b6",
        pane: "#b9a684",
        tile: "#3f5650",
        ground: "#c9b48d",
        tree: "#3d6a4b",
        hotel: "#fff6e6",
      };
  return sheetOf(
    sky(c.sky),
    night ? stars(46, 4, 200) : "",
    night ? circle(470, 92, 38, c.sun, "cut") : circle(470, 92, 44, c.sun, "cut"),
    night ? glow(470, 92, 120) : "",
    shape(
      "M-20 300Q60 262 120 226Q170 190 206 132Q230 92 252 128Q288 196 340 214Q400 190 440 176Q500 216 560 236Q620 250 680 262V520H-20Z",
      c.far,
      "cut",
    ),
    shape("M-20 322Q80 280 150 278Q230 226 280 262Q350 250 420 240Q520 262 680 292V520H-20Z", c.mid, "cut"),
    box(431, 132, 6, 52, 2, c.wall2, "low"),
    box(424, 158, 20, 11, 4, c.wall, "low"),
    ...[
      [22, 366, 3, 8],
      [80, 366, 3, 5],
      [134, 366, 2, 7],
      [470, 366, 3, 6],
      [526, 366, 2, 9],
      [566, 366, 4, 6],
    ].map(([x = 0, b = 0, cols = 2, rows = 4], i) =>
      building(x, b, cols, rows, i % 2 ? c.wall : c.wall2, c.pane, "#ffb611", i + (night ? 3 : 40)),
    ),
    building(184, 366, 5, 10, c.hotel, c.pane, "#ffb611", night ? 8 : 61, 1.02),
    shape("M184 214h82l-10 -14h-62Z", c.hotel, "low"),
    layer(352, 7, 60, 20, c.near),
    ...[
      [300, 364, 0.7],
      [330, 360, 0.5],
      [40, 368, 0.6],
      [610, 366, 0.7],
      [590, 368, 0.5],
    ].map(([x = 0, y = 0, s = 1]) => pine(x, y, s, c.tree)),
    palace(430, 414, 210, c.tile),
    palace(246, 424, 132, c.tile),
    night ? glow(430, 396, 90) + glow(246, 412, 60) : "",
    layer(424, 5, 80, 90, c.ground),
    stoneWall(440, 3, 5, night ? "#2f3a3f" : "#b9a684"),
    ...[
      [70, 452, 0.8],
      [566, 452, 0.9],
      [130, 460, 0.6],
    ].map(([x = 0, y = 0, s = 1]) => pine(x, y, s, c.tree)),
  );
};

const busan = (night: boolean) => {
  const c = night
    ? {
        sky: "#1a2738",
        far: "#31445a",
        mid: "#26384b",
        wall: "#3b4e61",
        pane: "#2a3b4d",
        seas: ["#2c4f61", "#234353", "#1b3646", "#142a38"],
        bridge: "#e9dcc2",
        light: "#ffb611",
        hotel: "#e9dcc2",
      }
    : {
        sky: "#cfe0e2",
        far: "#a3bfc0",
        mid: "#83a6a0",
        wall: "#f3e6cf",
        pane: "#b5a88c",
        seas: ["#8fbdbd", "#5f9aa0", "#3c7a84", "#285e6a"],
        bridge: "#fff6e6",
        light: "#ffb611",
        hotel: "#fff6e6",
      };
  const cable = (x: number) => `M${x - 130} 290Q${x - 66} 282 ${x} 190Q${x + 66} 282 ${x + 130} 290`;
  return sheetOf(
    sky(c.sky),
    night ? stars(40, 9, 180) + glow(150, 96, 130) : "",
    circle(150, 96, night ? 36 : 42, night ? "#f6e3b4" : "#fff3d6", "cut"),
    night
      ? ""
      : piece(
          `${oval(470, 80, 62, 14, "#f6f4ea")}${oval(508, 70, 42, 16, "#f6f4ea")}${oval(250, 128, 44, 9, "#eef0e8")}`,
          "soft",
        ),
    shape("M-20 300Q60 230 140 240Q220 190 300 250Q420 210 520 226Q600 196 680 240V520H-20Z", c.far, "cut"),
    ...[
      [500, 292, 2, 9],
      [538, 292, 2, 12],
      [576, 292, 2, 10],
      [612, 292, 3, 7],
    ].map(([x = 0, b = 0, cols = 2, rows = 5], i) =>
      building(
        x,
        b,
        cols,
        rows,
        i % 2 ? c.wall : lighter(c.wall, 0.12),
        c.pane,
        c.light,
        i + (night ? 2 : 50),
        0.94,
      ),
    ),
    layer(288, 4, 60, 10, c.seas[0] ?? "#888"),
    stroke(cable(230), c.bridge, 3),
    stroke(cable(420), c.bridge, 3),
    ...times(22, (i) =>
      stroke(
        `M${104 + i * 21} ${292 - Math.max(4, 74 - Math.min(Math.abs(104 + i * 21 - 230), Math.abs(104 + i * 21 - 420)) * 0.86)}V294`,
        c.bridge,
        1.2,
      ),
    ),
    ...[230, 420].map((x) => box(x - 6, 184, 12, 132, 2, c.bridge, "soft")),
    box(-20, 290, 680, 9, 0, c.bridge, "soft"),
    ...(night
      ? times(26, (i) => circle(20 + i * 25, 288, 2.6, c.light) + (i % 2 ? glow(20 + i * 25, 288, 18) : ""))
      : []),
    ...c.seas
      .slice(1)
      .map(
        (colour, i) =>
          layer(334 + i * 38, 7 + i * 2, 36 + i * 10, i * 66 + 10, colour) +
          (i === 0 ? sailboat(360, 346, 1, night ? "#f6e3b4" : "#ffb611") : ""),
      ),
    shape(
      "M-20 380Q80 340 150 352Q230 366 268 420Q290 460 300 500H-20Z",
      night ? "#22403a" : "#5f8a6c",
      "cut",
    ),
    hotelOnHill(110, 372, c.hotel, night ? "#8d8468" : "#d9b98a", c.light, 1.32),
    ...[
      [190, 384, 0.7],
      [216, 398, 0.6],
      [30, 382, 0.7],
      [240, 424, 0.7],
    ].map(([x = 0, y = 0, s = 1]) => pine(x, y, s, night ? "#1b352f" : "#3d6a4b")),
    shape("M548 456h44l-6 -104h-32Z", "#c4432b", "soft"),
    box(551, 384, 38, 22, 0, "#fff6e6"),
    box(556, 330, 28, 22, 3, "#fff6e6", "soft"),
    shape("M552 332q18 -22 36 0Z", "#c4432b", "low"),
    glow(570, 342, night ? 90 : 30),
    layer(452, 6, 50, 20, night ? "#0f2330" : "#1f4c58"),
  );
};

const jeju = (night: boolean) => {
  const c = night
    ? {
        sky: "#1b2a3d",
        mountain: "#2f4459",
        cap: "#4a6076",
        hill: "#28414a",
        hill2: "#22403f",
        field: "#1c352f",
        tree: "#234a3c",
        stone: "#2b3136",
        wall: "#e9dcc2",
      }
    : {
        sky: "#f0dcc0",
        mountain: "#8ea5a5",
        cap: "#f6f1e4",
        hill: "#8fa97f",
        hill2: "#6c9362",
        field: "#a8b26c",
        tree: "#3d6a4b",
        stone: "#4b4a48",
        wall: "#fff6e6",
      };
  return sheetOf(
    sky(c.sky),
    night ? stars(60, 12, 220) + glow(486, 100, 170) : "",
    circle(486, 100, night ? 46 : 42, night ? "#f8e9bf" : "#fff3d6", "cut"),
    shape(
      "M-20 318Q100 292 170 236Q226 176 270 158Q296 152 306 166Q320 176 336 164Q350 152 376 162Q430 188 490 242Q560 292 680 312V520H-20Z",
      c.mountain,
      "cut",
    ),
    shape(
      "M222 196Q250 164 270 158Q296 152 306 166Q320 176 336 164Q350 152 376 162Q398 172 416 188Q384 186 366 204Q346 186 322 206Q300 188 276 208Q254 186 222 196Z",
      c.cap,
      "low",
    ),
    shape("M-20 340Q60 300 110 300Q134 306 150 300Q210 300 290 346V520H-20Z", c.hill, "cut"),
    shape("M330 350Q440 296 500 298Q522 306 544 296Q600 300 680 340V520H330Z", c.hill2, "cut"),
    layer(346, 6, 90, 30, c.field),
    at(
      320,
      366,
      shape("M-92 0v-34l30 -22h124l30 22v34Z", c.wall, "soft") +
        shape("M-104 -30l40 -34h128l40 34Z", night ? "#3a4a52" : "#7a5a44", "soft") +
        times(6, (i) => box(-76 + i * 28, -24, 14, 18, 3, i % 2 || night ? "#ffb611" : "#d9b98a")),
    ),
    night ? glow(320, 356, 110) : "",
    ...[
      [86, 398, 44],
      [180, 408, 38],
      [468, 406, 40],
      [568, 400, 46],
    ].map(([x = 0, y = 0, r = 30], i) => tangerineTree(x, y, r, i + 3, c.tree)),
    stoneWall(410, 2, 7, c.stone),
    ...[
      [30, 478, 56],
      [300, 486, 50],
      [430, 490, 44],
      [610, 482, 54],
      [160, 492, 44],
    ].map(([x = 0, y = 0, r = 30], i) => tangerineTree(x, y, r, i + 13, lighter(c.tree, 0.06))),
    layer(466, 4, 60, 40, night ? "#14271f" : "#5c7a4c"),
  );
};

const winter = () =>
  sheetOf(
    sky("#7f97a3"),
    circle(470, 96, 40, "#f6efdc", "cut"),
    layer(236, 22, 80, 20, "#9fb3b8"),
    layer(268, 14, 60, 150, "#b9c9ca"),
    ...[
      [60, 316, 1.1],
      [110, 322, 0.8],
      [560, 318, 1.2],
      [506, 326, 0.8],
      [606, 330, 0.9],
    ].map(
      ([x = 0, y = 0, s = 1]) =>
        pine(x, y, s, "#2f5a4d") + at(x, y - 44 * s, shape("M0 -17L11 -3Q0 -8 -11 -3Z", "#fffaf0"), 0, s),
    ),
    layer(318, 8, 90, 60, "#e6ecea"),
    glow(320, 300, 200),
    shape("M196 382V258L320 186L444 258V382Z", "#f9dd9a", "cut"),
    shape("M196 258L320 186L444 258L320 272Z", "#fbeabf", "low"),
    ...[196, 258, 320, 382, 444].map((x) =>
      box(x - 3, 250 - (x === 320 ? 54 : x === 258 || x === 382 ? 26 : 0), 6, 134, 1, "#3f5650"),
    ),
    stroke("M196 258L320 186L444 258M196 316H444", "#3f5650", 6),
    stroke("M186 254L320 174L454 254", "#fffaf0", 11, "soft"),
    box(298, 322, 44, 60, 3, "#3f5650"),
    plant(230, 384, 0.5, "#3d6a4b"),
    plant(412, 384, 0.5, "#3d6a4b"),
    layer(378, 7, 70, 20, "#f3f4ee"),
    layer(412, 10, 90, 120, "#fbf9f2"),
    ...[
      [270, 438],
      [292, 450],
      [314, 440],
      [336, 452],
      [358, 444],
    ].map(([x = 0, y = 0]) => oval(x, y, 8, 3.4, "#d3dcdc")),
    snow(44, 6),
  );

const privateDining = () =>
  sheetOf(
    sky("#38534c"),
    ...[40, 500].map((x) => box(x, 60, 100, 210, 4, "#2f4741", "low")),
    windowOn(
      "pd-view",
      210,
      50,
      220,
      170,
      "#d9c6a4",
      `${box(200, 40, 240, 190, 0, "#22384a")}${circle(370, 90, 22, "#f6e3b4")}${shape(wave(170, 12, 40, 20, 240), "#2f5a5c")}${shape(wave(196, 8, 30, 80, 240), "#1e474f")}`,
      3,
    ),
    lamp(180, 110, "#d8a94a", 0.9),
    lamp(320, 90, "#d8a94a", 1),
    lamp(460, 110, "#d8a94a", 0.9),
    ...[130, 225, 320, 415, 510].map((x) => chair(x, 276, "#b4513a", 0.92)),
    shape("M40 320H600L640 480H0Z", "#f3e6cb", "cut"),
    shape("M40 320H600L604 336H36Z", "#fffaf0"),
    ...[120, 220, 320, 420, 520].map(
      (x) => oval(x, 366, 36, 12, "#fbf3e4", "soft") + oval(x, 365, 24, 7, "#e3d2b0"),
    ),
    ...[170, 270, 370, 470].map((x) => at(x, 340, wineGlass(0, 0, "#8f2238", 0.22))),
    candle(270, 400, 46),
    candle(370, 400, 46),
    ...[-50, -26, 0, 26, 50].map((a, i) =>
      at(320, 402, leaf(0, 0, a - 90, 54, i % 2 ? "#5f8a5c" : "#7fa37a")),
    ),
    tomato(300, 404, 9),
    berry(340, 402, 8),
    ...[90, 250, 390, 550].map(
      (x) => oval(x, 440, 46, 15, "#fbf3e4", "soft") + oval(x, 439, 32, 9, "#e3d2b0"),
    ),
  );

const map = () =>
  sheetOf(
    sky("#9fc0c2"),
    ...[0, 1, 2, 3].map((i) =>
      stroke(`M-20 ${70 + i * 120}q40 -16 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0`, "#b3d0d0", 5),
    ),
    shape(
      "M210 -20Q190 40 214 82Q180 110 204 150Q176 196 214 224Q190 262 220 300Q214 340 254 344Q290 362 320 346Q350 366 384 344Q424 330 430 286Q462 240 440 190Q452 130 424 82Q428 30 404 -20Z",
      "#f3e6cb",
      "cut",
    ),
    shape("M330 -20Q360 60 376 130Q398 200 392 280Q370 300 350 240Q340 140 330 -20Z", "#dfe0c0", "low"),
    shape("M300 -20Q306 60 330 110Q350 190 340 226Q320 150 296 96Q286 40 280 -20Z", "#e9e2c6"),
    shape("M222 424Q250 396 306 398Q352 404 358 426Q336 452 282 450Q232 448 222 424Z", "#f3e6cb", "cut"),
    shape("M262 424Q284 404 306 406Q326 412 332 424Q300 434 262 424Z", "#c9d3a4", "low"),
    stroke("M272 72Q330 150 396 272", "#b4513a", 4).replace("/>", ' stroke-dasharray="2 12"/>'),
    stroke("M396 272Q360 360 300 412", "#b4513a", 4).replace("/>", ' stroke-dasharray="2 12"/>'),
    ...[
      [272, 72, "#b4513a"],
      [398, 272, "#2b5a6b"],
      [298, 414, "#f08a3c"],
    ].map(([x, y, c]) =>
      at(
        Number(x),
        Number(y),
        shape("M0 0Q-30 -36 -30 -56A30 30 0 0 1 30 -56Q30 -36 0 0Z", String(c), "cut") +
          circle(0, -56, 12, "#fff6e6", "low"),
        0,
        0.86,
      ),
    ),
    sailboat(520, 250, 1.1),
    sailboat(112, 330, 0.9, "#f7e7c8"),
    at(
      540,
      400,
      circle(0, 0, 36, "#fff6e6", "soft") +
        shape("M0 -30L8 0H-8Z", "#b4513a", "low") +
        shape("M0 30L8 0H-8Z", "#3f5650", "low") +
        circle(0, 0, 4, "#fff6e6"),
    ),
  );

const chef = () =>
  sheetOf(
    sky("#d9b48a"),
    shape("M-20 120H660V-20H-20Z", "#b98a5c", "soft"),
    ...[90, 170, 470, 550].map(
      (x, i) =>
        stroke(`M${x} 84v44`, "#6b4a34", 3) +
        (i % 2
          ? circle(x, 158, 32, "#7d8a86", "soft") + circle(x, 158, 24, "#95a29d")
          : oval(x, 152, 26, 30, "#b9722f", "soft")),
    ),
    box(30, 76, 580, 9, 4, "#6b4a34", "soft"),
    glow(320, 230, 220),
    shape("M180 400Q184 300 262 276L320 300L378 276Q456 300 460 400V500H180Z", "#fbf6ea", "cut"),
    shape("M288 262h64v40l-32 22l-32 -22Z", "#d99b72"),
    shape("M262 276L320 330L290 344L246 288Z", "#efe6d2", "low"),
    shape("M378 276L320 330L350 344L394 288Z", "#efe6d2", "low"),
    ...[0, 1, 2].map(
      (i) => circle(306, 366 + i * 32, 6, "#ffb611", "low") + circle(336, 366 + i * 32, 6, "#ffb611", "low"),
    ),
    oval(320, 222, 54, 62, "#e8b088", "soft"),
    shape("M264 204Q262 160 320 158Q378 160 376 204Q350 184 320 186Q290 184 264 204Z", "#2f2622", "low"),
    shape(
      "M270 178Q236 170 240 130Q246 98 282 104Q296 72 330 84Q366 70 380 104Q414 106 406 144Q402 174 372 178Q320 166 270 178Z",
      "#fffaf0",
      "cut",
    ),
    shape("M268 164Q320 150 374 164V196Q320 180 268 196Z", "#f3ecdc", "low"),
    stroke("M294 222q8 -7 16 0M332 222q8 -7 16 0", "#3a2a22", 4),
    stroke("M306 252q14 10 30 0", "#8f4a34", 4),
    shape("M120 420Q190 380 236 404L250 436Q190 450 130 460Z", "#fbf6ea", "soft"),
    shape("M520 420Q450 380 404 404L390 436Q450 450 510 460Z", "#fbf6ea", "soft"),
    box(-20, 440, 680, 60, 0, "#7a5238", "cut"),
    oval(320, 438, 110, 22, "#fbf3e4", "cut"),
    oval(320, 434, 84, 14, "#e9dcc2"),
    ...[0, 1, 2].map((i) =>
      oval(292 + i * 28, 424 - (i % 2) * 5, 22, 12, i % 2 ? "#b4524a" : "#8a3a30", "soft"),
    ),
    leaf(330, 414, -30, 44, "#5f8a5c"),
    steam(320, 408, 0.6),
  );

const eventQuiz = () =>
  sheetOf(
    sky("#24433b"),
    glow(320, 250, 300),
    ...times(30, (i) => {
      const roll = dice(i + 60);
      return at(
        roll() * 640,
        roll() * 300,
        box(-5, -3, 10, 7, 2, ["#ffb611", "#e58f78", "#f6ead2", "#7fa37a"][i % 4] ?? "#fff", "low"),
        roll() * 180,
      );
    }),
    layer(392, 6, 100, 20, "#18332c"),
    shape("M180 236h280v190q-140 26 -280 0Z", "#c93b34", "cut"),
    shape("M300 232h40v206q-20 2 -40 0Z", "#ffd776", "low"),
    shape("M164 208h312v46h-312Z", "#d9524a", "cut"),
    shape("M300 208h40v46h-40Z", "#ffe09a"),
    shape("M320 208Q236 196 232 150Q248 116 284 148Q312 174 320 208Z", "#ffb611", "soft"),
    shape("M320 208Q404 196 408 150Q392 116 356 148Q328 174 320 208Z", "#ffb611", "soft"),
    shape("M312 200Q266 188 258 158Q282 148 312 200Z", "#e69a00"),
    shape("M328 200Q374 188 382 158Q358 148 328 200Z", "#e69a00"),
    circle(320, 206, 16, "#ffcf5c", "low"),
    sprig(130, 420, -60, 110, "#4f8464", 40, 8),
    sprig(520, 424, -124, 110, "#4f8464", 40, 8),
    ...[
      [110, 424],
      [538, 426],
      [128, 434],
    ].map(([x = 0, y = 0]) => berry(x, y, 10)),
    at(
      214,
      330,
      stroke("M-18 -26q0 -26 24 -26t24 24q0 18 -22 26v18", "#f6ead2", 11, "low") +
        circle(8, 40, 7.5, "#f6ead2", "low"),
      -6,
    ),
    at(
      420,
      330,
      stroke("M-18 -26q0 -26 24 -26t24 24q0 18 -22 26v18", "#f6ead2", 11, "low") +
        circle(8, 40, 7.5, "#f6ead2", "low"),
      6,
    ),
  );

const spaLounge = () =>
  sheetOf(
    sky("#dfe3d6"),
    windowOn(
      "spa-view",
      170,
      40,
      300,
      220,
      "#a8835c",
      `${box(160, 30, 320, 240, 0, "#cfe0e2")}${circle(390, 90, 26, "#fff3d6")}${shape(wave(170, 14, 50, 20, 280), "#a3bfb0")}${shape(wave(206, 10, 40, 80, 280), "#7fa39b")}${shape(wave(236, 8, 40, 130, 280), "#5f9aa0")}`,
      4,
    ),
    plant(96, 400, 1.25, "#4f7f58", "#d9c6a4"),
    plant(560, 400, 1.1, "#5f8a5c", "#b9a684"),
    box(-20, 372, 680, 130, 0, "#cdb48d", "cut"),
    box(180, 318, 280, 66, 22, "#f6f0e2", "cut"),
    box(196, 296, 250, 40, 18, "#fffaf0", "soft"),
    box(206, 276, 74, 40, 18, "#cfd8c8", "soft"),
    ...[384, 398, 412].map((x, i) =>
      oval(x, 292 - i * 10, 40 - i * 5, 10, i % 2 ? "#e3d2b0" : "#d8655a", "soft"),
    ),
    ...[
      [150, 430, 30],
      [186, 442, 22],
      [214, 434, 16],
    ].map(([x = 0, y = 0, r = 10]) => oval(x, y, r, r * 0.5, "#6f7a76", "soft")),
    cup(330, 430, "#8fae9f", 0.8),
    steam(330, 394, 0.6),
    oval(450, 446, 50, 13, "#7a5238", "soft"),
    ...[-40, 0, 40].map((a) => leaf(450, 440, a - 90, 40, "#7fa37a")),
    circle(450, 436, 12, "#f4952f", "low"),
  );

const breakfastRoom = () =>
  sheetOf(
    sky("#f4dcb0"),
    windowOn(
      "br-view",
      90,
      40,
      460,
      220,
      "#fff6e6",
      `${box(80, 30, 480, 240, 0, "#f8e6c0")}${circle(320, 176, 60, "#ffd27a")}${shape(wave(190, 5, 60, 20, 280), "#8fbdbd")}${shape(wave(220, 6, 44, 90, 280), "#5f9aa0")}`,
      4,
    ),
    glow(320, 180, 220),
    tableSide(320, 372, 380, "#fffaf0"),
    chair(110, 372, "#2b5a6b", 1.1),
    chair(530, 372, "#2b5a6b", 1.1),
    ...[
      [220, 358],
      [400, 360],
    ].map(
      ([x = 0, y = 0]) =>
        oval(x, y + 8, 52, 12, "#f3e6cb", "soft") +
        oval(x, y, 26, 14, "#c98a45", "soft") +
        oval(x - 4, y - 5, 18, 7, "#e6b26c"),
    ),
    at(320, 330, cup(0, 0, "#fbf3e4", 0.7)),
    steam(320, 296, 0.6),
    at(
      290,
      300,
      shape("M-4 60V0q0 -10 4 -10t4 10v60Z", "#5f8a5c") +
        times(6, (i) => at(0, -12, oval(0, -14, 7, 14, "#f08a3c"), i * 60)),
      0,
      0.01,
    ),
  );

const membership = () =>
  sheetOf(
    sky("#1f3a33"),
    glow(320, 220, 300),
    layer(370, 10, 100, 20, "#18302a"),
    at(
      350,
      218,
      box(-150, -92, 300, 186, 18, "#b4513a", "cut") +
        stroke("M-122 24q30 -26 60 0t60 0t60 0t60 0", "#cc7358", 9),
      9,
    ),
    at(
      300,
      246,
      box(-156, -96, 312, 194, 18, "#fbf3e4", "cut") +
        shape("M-156 34q40 -30 78 0t78 0t78 0t78 0V80Q156 98 138 98H-138Q-156 98 -156 80Z", "#2b5a6b") +
        shape(
          "M-156 58q40 -24 78 0t78 0t78 0t78 0V80Q156 98 138 98H-138Q-156 98 -156 80Z",
          "#1e474f",
          "low",
        ) +
        circle(106, -48, 25, "#ffb611", "soft") +
        stroke("M-126 -52q16 -14 32 0t32 0M-126 -32q16 -14 32 0t32 0", "#1d1a16", 6.5) +
        box(-126, -4, 46, 32, 6, "#e2bd68", "low"),
      -6,
    ),
    ...[
      [110, 130],
      [540, 96],
      [560, 330],
      [90, 340],
      [200, 70],
      [450, 400],
    ].map(([x = 0, y = 0], i) =>
      at(
        x,
        y,
        shape("M0 -16Q3 -3 16 0Q3 3 0 16Q-3 3 -16 0Q-3 -3 0 -16Z", "#ffd776", "low"),
        0,
        0.6 + (i % 3) * 0.3,
      ),
    ),
  );

/** The group's coast, three hotels by day and by night, and scenes that pages tell with. */
export const scenes = {
  coast,
  "seoul-day": () => seoul(false),
  "seoul-night": () => seoul(true),
  "busan-day": () => busan(false),
  "busan-night": () => busan(true),
  "jeju-day": () => jeju(false),
  "jeju-night": () => jeju(true),
  winter,
  "private-dining": privateDining,
  map,
  chef,
  "event-quiz": eventQuiz,
  "spa-lounge": spaLounge,
  "breakfast-room": breakfastRoom,
  membership,
};
