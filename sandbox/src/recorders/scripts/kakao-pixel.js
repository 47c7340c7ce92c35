// Stands in for Kakao Pixel: a function that exists only once the script has loaded, without a queue before.
loadedOnce("kakao_pixel");
window.kakaoPixel = (id, ...more) => {
  if (more.length > 0) notes.push("kakaoPixel takes an id and nothing else");
  const calls = [
    "pageView",
    "completeRegistration",
    "viewContent",
    "search",
    "participation",
    "signUp",
    "purchase",
  ];
  return Object.fromEntries(calls.map((call) => [call, (...args) => report("kakao_pixel", id, call, args)]));
};
