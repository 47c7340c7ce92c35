import { takeGatewayOrder } from "@/lib/payment/gateway-order";
import { submitGatewayForm } from "@/lib/payment/submit-gateway-form";

/**
 * The only script of the page that sends a guest to the card gateway. It runs before the page has loaded, so that the
 * gateway takes this page's place in the history and Back leads to where the payment began; where a browser does not
 * replace it, it goes back by itself.
 */
const order = takeGatewayOrder();
if (order === undefined) history.back();
else {
  document.documentElement.lang = order.language;
  document.title = order.says;
  const note = document.querySelector("p");
  if (note !== null) note.textContent = order.says;
  submitGatewayForm(order.form);
}
