import { at, box, circle, glow, oval, shape, stroke, times, wave } from "../draw.ts";
import { cup, wineGlass } from "../drink.ts";
import { leaf } from "../food/greens.ts";
import { dumpling, slice } from "../food/morsels.ts";
import { chair, lamp, lantern, layer, placeOf, plant, sky, snow, stool, tableSide } from "../place.ts";
import { steam } from "../table.ts";

const ember = () =>
  placeOf(
    sky("#4a3029"),
    ...times(40, (i) =>
      box(
        -30 + (i % 10) * 70 + (Math.floor(i / 10) % 2) * 34,
        10 + Math.floor(i / 10) * 66,
        64,
        60,
        4,
        i % 3 ? "#523630" : "#5b3d35",
      ),
    ),
    shape("M150 340V190Q150 70 320 70Q490 70 490 190V340Z", "#6d4a3e", "cut"),
    shape("M190 340V200Q190 112 320 112Q450 112 450 200V340Z", "#1f1512", "low"),
    glow(320, 270, 230),
    ...[
      [252, 60, "#b4412a"],
      [388, 56, "#b4412a"],
      [290, 110, "#e0702c"],
      [354, 120, "#e0702c"],
      [320, 90, "#ffb03a"],
      [320, 50, "#fff0b8"],
    ].map(([x, h, c]) =>
      shape(
        `M${Number(x) - 34} 330Q${Number(x) - 40} ${330 - Number(h) * 0.6} ${Number(x) + 6} ${330 - Number(h)}Q${Number(x) + 2} ${330 - Number(h) * 0.6} ${Number(x) + 26} ${330 - Number(h) * 0.56}Q${Number(x) + 44} ${330 - Number(h) * 0.2} ${Number(x) + 34} 330Z`,
        String(c),
        "low",
      ),
    ),
    ...[230, 290, 350, 410].map((x, i) =>
      at(x, 328, box(-38, -10, 76, 20, 10, i % 2 ? "#6b4a34" : "#583a28", "soft"), i % 2 ? 6 : -5),
    ),
    ...[200, 240, 280, 320, 360, 400, 440].map((x) => stroke(`M${x} 296V290`, "#8d8a82", 4)),
    box(180, 290, 280, 6, 3, "#8d8a82", "low"),
    ...[250, 320, 390].map((x, i) => at(x, 274, slice(0, 0, 68, 36, 90 + i * 5))),
    lamp(90, 110, "#d8a94a", 0.9),
    lamp(550, 110, "#d8a94a", 0.9),
    box(-20, 352, 680, 26, 3, "#c08a55", "cut"),
    box(-20, 374, 680, 120, 0, "#7a5238"),
    oval(160, 350, 46, 9, "#fbf3e4", "soft"),
    oval(480, 350, 46, 9, "#fbf3e4", "soft"),
    at(238, 314, wineGlass(0, 0, "#8f2238", 0.3)),
    ...[110, 250, 390, 530].map((x) => stool(x, 402, "#b4513a")),
  );

const onsil = () =>
  placeOf(
    sky("#cfdcd6"),
    circle(470, 90, 38, "#fff6df", "cut"),
    layer(220, 16, 70, 20, "#b3c7bf"),
    layer(256, 10, 60, 120, "#e9efec"),
    snow(26, 4),
    ...[-20, 80, 180, 280, 380, 480, 580, 660].map((x) => stroke(`M${x} 0V330`, "#3f5650", 5)),
    stroke("M-20 130H660M-20 0Q320 -60 660 0", "#3f5650", 5),
    stroke("M-20 60L320 -30L660 60", "#3f5650", 6),
    ...[
      [60, 350, 1.25],
      [580, 350, 1.3],
      [150, 344, 0.8],
      [492, 346, 0.85],
    ].map(([x = 0, y = 0, s = 1], i) =>
      plant(x, y, s, i % 2 ? "#4f7f58" : "#3d6a4b", i % 2 ? "#d9c6a4" : "#b4513a"),
    ),
    lamp(320, 110, "#d8a94a", 1.2),
    box(-20, 340, 680, 160, 0, "#c9b48d", "cut"),
    chair(186, 366, "#5f8a5c", 1),
    chair(454, 366, "#5f8a5c", 1),
    tableSide(320, 372, 300, "#fffaf0"),
    ...[230, 275, 365, 410].map(
      (x, i) =>
        oval(x, 366, 20, 8, ["#cfd8c8", "#fbf3e4", "#e9dcc2", "#cfd8c8"][i] ?? "#fff", "soft") +
        oval(x, 363, 12, 4.6, ["#5f8a5c", "#d9472f", "#f0c24b", "#7a4b32"][i] ?? "#000"),
    ),
    shape("M286 352h68q-4 26 -18 30h-32q-14 -4 -18 -30Z", "#3b3532", "soft"),
    oval(320, 352, 34, 8, "#c6532f"),
    steam(320, 344, 0.6),
  );

const lanternLounge = () =>
  placeOf(
    sky("#5b3d35"),
    ...[70, 320, 570].map((x) => box(x - 62, 150, 124, 220, 62, "#6b4a3e", "low")),
    ...[
      [110, 92, 34, "#f6dfae"],
      [214, 60, 26, "#f0cf94"],
      [320, 110, 44, "#f9e6bc"],
      [428, 56, 26, "#f0cf94"],
      [534, 96, 34, "#f6dfae"],
    ].map(([x, y, r, c]) => lantern(Number(x), Number(y), Number(r), String(c))),
    glow(320, 220, 260),
    box(-20, 356, 680, 140, 0, "#8d5f45", "cut"),
    oval(320, 430, 300, 44, "#b4513a", "low"),
    oval(320, 428, 276, 38, "#c4684e"),
    shape("M70 372V276Q70 240 110 240Q150 240 152 290H200V384H70Z", "#2f4f4c", "cut"),
    shape("M570 372V276Q570 240 530 240Q490 240 488 290H440V384H570Z", "#2f4f4c", "cut"),
    box(112, 318, 104, 40, 14, "#3f645f", "soft"),
    box(424, 318, 104, 40, 14, "#3f645f", "soft"),
    ...[84, 556].map((x) => box(x - 6, 380, 12, 22, 2, "#3a2a22")),
    box(314, 352, 12, 62, 3, "#c99a45"),
    oval(320, 414, 46, 9, "#c99a45", "soft"),
    oval(320, 350, 96, 17, "#e9dcc2", "cut"),
    oval(320, 346, 92, 14, "#fffaf0"),
    at(282, 326, cup(0, 0, "#cfd8c8", 0.5)),
    at(364, 326, cup(0, 0, "#cfd8c8", 0.5)),
    shape("M304 344q-2 -30 20 -32q22 2 20 32Z", "#f4c35a", "soft"),
    circle(324, 308, 6, "#c93b34", "low"),
    steam(282, 302, 0.4),
  );

const hwayang = () =>
  placeOf(
    sky("#8f2f2a"),
    ...[40, 600].flatMap((x) => [box(x - 26, -10, 52, 380, 0, "#7a2622", "soft")]),
    circle(320, 190, 158, "#d8a94a", "cut"),
    circle(320, 190, 146, "#24383a"),
    `<clipPath id="hw"><circle cx="320" cy="190" r="146"/></clipPath><g clip-path="url(#hw)">${circle(372, 130, 36, "#f6e3b4")}${shape(wave(230, 22, 50, 20), "#3f5f5c", "cut")}${shape(wave(276, 14, 36, 90), "#2f4f4c", "cut")}${[0, 1, 2].map((i) => leaf(210 + i * 10, 320 - i * 12, -72 + i * 16, 120, i % 2 ? "#6c9362" : "#4f7f58")).join("")}</g>`,
    lantern(120, 110, 38, "#e8833f"),
    lantern(520, 110, 38, "#e8833f"),
    lantern(76, 200, 24, "#f0a860"),
    lantern(564, 200, 24, "#f0a860"),
    box(-20, 372, 680, 130, 0, "#4a2320", "cut"),
    chair(122, 376, "#3a2a22", 1.1),
    chair(518, 376, "#3a2a22", 1.1),
    tableSide(320, 380, 380, "#f6ead2"),
    oval(320, 366, 116, 15, "#7a5238", "soft"),
    oval(320, 361, 114, 13, "#99704e"),
    box(268, 318, 104, 20, 4, "#d9a868", "soft"),
    box(268, 338, 104, 20, 4, "#c98f50", "soft"),
    oval(320, 318, 52, 9, "#e6bd80"),
    ...[292, 320, 348].map((x) => dumpling(x, 312, 15)),
    steam(320, 300, 0.8),
    at(222, 344, cup(0, 0, "#fbf3e4", 0.36)),
    at(420, 344, cup(0, 0, "#fbf3e4", 0.36)),
  );

/** The rooms of the outlets in Seoul. */
export const seoulOutlets = {
  "outlet-ember": ember,
  "outlet-onsil": onsil,
  "outlet-lantern": lanternLounge,
  "outlet-hwayang": hwayang,
};
