import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.*;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import static java.nio.charset.StandardCharsets.UTF_8;

/**
 * A provider in Java, with the JDK's own HTTP server: sign-in, the board, an enquiry with its contact, a purchase.
 *
 * <pre>javac -d build *.java && java -cp build Provider 8080</pre>
 *
 * Its data is in memory and starts empty; the states of the pact (../../STATES.md) fill it. Requests are answered one at a time to
 * avoid concurrent writes; a real server uses a database with transactions.
 */
public final class Provider {
  static final byte[] KEY_SECRET = "shared with the payment provider only".getBytes(UTF_8);
  static final int CONTACT_PRICE = 1_000; // paise
  static final int MAX_WRONG_CODES = 5, LOCKED_FOR = 120; // seconds
  static final List<String> LANGUAGES = List.of("en", "hi", "mr");
  static final List<String> BUSINESS_TYPES =
      List.of("farmer", "fpo", "agent", "company", "buyer", "distributor", "retailer", "wholesaler", "manufacturer");

  static final Map<String, List<String>> MESSAGES =
      Map.ofEntries(
          Map.entry("sent", List.of("The OTP is on its way.", "OTP भेज दिया गया है।", "OTP पाठवला आहे.")),
          Map.entry("wrong_otp", List.of("This OTP is not right.", "यह OTP सही नहीं है।", "हा OTP बरोबर नाही.")),
          Map.entry("expired_otp", List.of("This OTP has expired.", "OTP का समय समाप्त हो गया है।", "OTP ची मुदत संपली आहे.")),
          Map.entry("verified", List.of("You are a premium member now.", "अब आप प्रीमियम सदस्य हैं।", "आता तुम्ही प्रीमियम सदस्य आहात.")),
          Map.entry("invalid", List.of("Please check the fields.", "कृपया जानकारी जाँचें।", "कृपया माहिती तपासा.")),
          Map.entry("unauthenticated", List.of("Please sign in again.", "कृपया फिर से साइन इन करें।", "कृपया पुन्हा साइन इन करा.")),
          Map.entry("not_found", List.of("There is no such thing.", "यह नहीं मिला।", "हे सापडले नाही.")),
          Map.entry("too_many", List.of("Too many attempts.", "बहुत अधिक प्रयास हुए।", "खूप जास्त प्रयत्न झाले.")),
          Map.entry("already_visible", List.of("You see this contact already.", "यह संपर्क पहले से दिखता है।", "हा संपर्क आधीच दिसतो.")),
          Map.entry("already_subscribed", List.of("You are premium already.", "आप पहले से प्रीमियम हैं।", "तुम्ही आधीच प्रीमियम आहात.")),
          Map.entry("amount_wrong", List.of("The plan costs another amount.", "योजना की राशि अलग है।", "योजनेची रक्कम वेगळी आहे.")),
          Map.entry("payment_unverified", List.of("The payment is not confirmed.", "भुगतान की पुष्टि नहीं हुई।", "पैसे भरल्याची खात्री झाली नाही.")),
          Map.entry("server_error", List.of("The server failed.", "सर्वर में गड़बड़ी हुई।", "सर्व्हरमध्ये बिघाड झाला.")));

  // Data.

  static final class User {
    final int id = world.users.size() + 1;
    final String mobile;
    String business;
    boolean complete, premium;

    User(String mobile) { this.mobile = mobile; }
  }

  record Code(String otp, boolean hasExpired) {}
  record Order(String mobile, String target) {}
  /** {@code card} holds the fields of a list row; {@code buyers} maps buyers of the contact to the time. */
  record Enquiry(Map<String, Object> card, User owner, Map<String, String> buyers, boolean isClosed) {
    Enquiry closed() { return new Enquiry(card, owner, buyers, true); }

    /** A closed enquiry exists only for its owner and for buyers of its contact. */
    boolean existsFor(User user) { return !isClosed || user == owner || buyers.containsKey(user.mobile); }

    boolean isShownTo(User user) { return user.premium || user == owner || buyers.containsKey(user.mobile); }
  }

  /** All stored data; a teardown replaces it. */
  static final class World {
    final Map<String, User> users = new HashMap<>(), tokens = new HashMap<>();
    final Map<String, Code> codes = new HashMap<>();
    final Map<String, String> nextCodes = new HashMap<>();
    final Map<String, Integer> wrongCodes = new HashMap<>();
    final Map<String, Instant> locked = new HashMap<>(); // end of the lock
    final Map<Integer, Enquiry> enquiries = new LinkedHashMap<>();
    final Map<String, Order> orders = new LinkedHashMap<>();
    final Map<Integer, Double> plans = new HashMap<>();
    final Map<String, Integer> failures = new HashMap<>();
    final Map<String, String> category = new HashMap<>(Map.of("en", "Cereals", "hi", "अनाज", "mr", "तृणधान्ये"));

    boolean isLocked(String mobile) { return Instant.now().isBefore(locked.getOrDefault(mobile, Instant.EPOCH)); }

    void lock(String mobile) {
      locked.put(mobile, Instant.now().plusSeconds(LOCKED_FOR));
      wrongCodes.remove(mobile);
    }

    User user(String mobile) { return users.computeIfAbsent(mobile, User::new); }
  }

  static World world = new World();

  /** A 4xx in the document's uniform shape: message, error code, and errors per field. */
  @SuppressWarnings("serial")
  static final class Refusal extends RuntimeException {
    final int status;
    final String code, field;

    Refusal(int status, String code, String field) { this.status = status; this.code = code; this.field = field; }
  }

  record Reply(int status, Map<String, Object> body) {}
  record Request(Map<String, Object> json, Map<String, String> query, String lang, User user, String id) {
    String text(String name, String pattern) {
      if (json.get(name) instanceof String value && value.matches(pattern)) return value;
      throw new Refusal(400, "invalid", name);
    }

    int number(String name, int otherwise, int most) {
      var value = query.getOrDefault(name, String.valueOf(otherwise));
      if (!value.matches("[1-9][0-9]{0,8}") || Integer.parseInt(value) > most) throw new Refusal(400, "invalid", name);
      return Integer.parseInt(value);
    }

    Enquiry enquiry() {
      var found = id.length() < 10 ? world.enquiries.get(Integer.valueOf(id)) : null;
      if (found == null || !found.existsFor(user)) throw new Refusal(404, "not_found", null);
      return found;
    }
  }

  interface Answer { Reply to(Request request) throws Exception; }

  record Operation(String name, String method, String path, Answer answer) {
    boolean needsToken() { return !path.startsWith("/api/auth/"); }
  }

  static final List<Operation> OPERATIONS =
      List.of(
          new Operation("requestOtp", "POST", "/api/auth/request-otp/", Provider::requestOtp),
          new Operation("verifyOtp", "POST", "/api/auth/verify-otp/", Provider::verifyOtp),
          new Operation("listGlobalEnquiries", "GET", "/api/mobile/v1/global-enquiries/", Provider::board),
          new Operation("getEnquiryDetail", "GET", "/api/mobile/v1/enquiries/([0-9]+)/detail/", Provider::enquiryDetail),
          new Operation("purchaseEnquiryContact", "POST", "/api/mobile/v1/enquiries/([0-9]+)/purchase/", Provider::purchaseContact),
          new Operation("createPayment", "POST", "/api/payment/create/", Provider::createPayment),
          new Operation("verifyPayment", "POST", "/api/payment/verify/", Provider::verifyPayment));

  static Reply requestOtp(Request request) {
    var mobile = request.text("mobile", "[6-9][0-9]{9}");
    if (world.isLocked(mobile)) throw new Refusal(429, "too_many", null);
    var next = world.nextCodes.remove(mobile);
    var code = next == null ? String.format("%06d", new SecureRandom().nextInt(1_000_000)) : next;
    world.codes.put(mobile, new Code(code, false)); // sent to the phone, never in the reply
    return new Reply(200, object("status", "success", "message", words("sent", request.lang)));
  }

  static Reply verifyOtp(Request request) {
    var mobile = request.text("mobile", "[6-9][0-9]{9}");
    var otp = request.text("otp", "[0-9]{6}");
    if (world.isLocked(mobile)) throw new Refusal(429, "too_many", null);
    var code = world.codes.getOrDefault(mobile, new Code("", false));
    if (code.hasExpired || !same(code.otp, otp)) {
      if (world.wrongCodes.merge(mobile, 1, Integer::sum) >= MAX_WRONG_CODES) world.lock(mobile);
      var message = words(code.hasExpired ? "expired_otp" : "wrong_otp", request.lang);
      return new Reply(200, object("status", "error", "message", message));
    }
    world.codes.remove(mobile); // a code works once
    world.wrongCodes.remove(mobile);
    var user = world.user(mobile);
    var has = user.business != null;
    var reply = object("token", tokenOf(user), "user_id", user.id, "business", has, "business_type", user.business);
    reply.put("business_id", has ? user.id : null);
    for (var type : BUSINESS_TYPES) reply.put("has_" + type + "_profile", user.complete && type.equals(user.business));
    return new Reply(200, reply);
  }

  static Reply board(Request request) {
    int page = request.number("page", 1, 100_000), size = request.number("page_size", 12, 100);
    String search = request.query.getOrDefault("search", ""), type = request.query.get("type");
    if (search.length() > 100) throw new Refusal(400, "invalid", "search");
    boolean isWheat = request.number("sub_category", 1, 100_000_000) == 1;
    var words = List.of(search.toLowerCase().trim().split("\\s+"));
    boolean hasWords = words.stream().allMatch("wheat गेहूं गहू gehun sharbati nashik"::contains);
    var rows = new ArrayList<Map<String, Object>>();
    var newestFirst = new ArrayList<>(world.enquiries.values());
    newestFirst.sort(Comparator.comparing((Enquiry one) -> one.card.get("created_at").toString()).reversed());
    for (var one : newestFirst)
      if (!one.isClosed && isWheat && hasWords && (type == null || type.equals(one.card.get("type")))) rows.add(card(one, request.lang));
    int from = (int) Math.min((page - 1L) * size, rows.size()), to = Math.min(from + size, rows.size());
    var address = "/api/mobile/v1/global-enquiries/?page_size=" + size + "&page=";
    var reply = object("count", rows.size(), "results", rows.subList(from, to));
    reply.put("next", to < rows.size() ? address + (page + 1) : null);
    reply.put("previous", page > 1 ? address + (page - 1) : null);
    return new Reply(200, reply);
  }

  static Reply enquiryDetail(Request request) {
    var enquiry = request.enquiry();
    var whole = card(enquiry, request.lang);
    whole.putAll(object("grade", "FAQ", "is_organic", true, "minimum_expected_price", 22, "expected_date", null));
    whole.putAll(object("contact_preference", "phone", "additional_notes", null, "user_product", whole.get("id")));
    whole.putAll(object("images", List.of(), "can_view_contact", enquiry.isShownTo(request.user)));
    // Otherwise the reply contains no data of the owner, in any field.
    if (enquiry.isShownTo(request.user)) whole.put("owner_contact", contact(enquiry.owner.mobile));
    var interested = new ArrayList<Map<String, Object>>();
    for (var buyer : enquiry.buyers.entrySet()) {
      var person = contact(buyer.getKey());
      person.put("purchased_at", buyer.getValue());
      interested.add(person);
    }
    if (request.user.premium) whole.put("interested_users", interested);
    return new Reply(200, object("data", whole));
  }

  static Reply purchaseContact(Request request) {
    var enquiry = request.enquiry();
    if (enquiry.isShownTo(request.user)) throw new Refusal(400, "already_visible", null);
    var order = orderOf(request.user, "enquiry " + whole(enquiry.card.get("id")));
    return new Reply(200, object("data", object("order_id", order, "amount", CONTACT_PRICE, "currency", "INR")));
  }

  static Reply createPayment(Request request) {
    if (request.user.premium) throw new Refusal(400, "already_subscribed", null);
    var rupees = request.json.get("payment_plan") instanceof Double plan ? world.plans.get(plan.intValue()) : null;
    if (rupees == null || !rupees.equals(request.json.get("amount"))) throw new Refusal(400, "amount_wrong", "amount");
    var order = object("order_id", orderOf(request.user, "premium"), "amount", Math.round(rupees * 100), "currency", "INR");
    order.put("id", world.orders.size());
    return new Reply(201, order);
  }

  static Reply verifyPayment(Request request) throws Exception {
    var orderId = request.text("razorpay_order_id", "order_\\w+");
    var paymentId = request.text("razorpay_payment_id", "pay_\\w+");
    var given = request.text("razorpay_signature", "[0-9a-f]{64}");
    var order = world.orders.get(orderId);
    if (order == null || !order.mobile.equals(request.user.mobile) || !same(signature(orderId, paymentId), given))
      throw new Refusal(400, "payment_unverified", null);
    request.user.premium = true; // idempotent
    return new Reply(200, object("status", "success", "message", words("verified", request.lang)));
  }

  // Helpers of the operations.

  static String words(String key, String lang) { return MESSAGES.get(key).get(LANGUAGES.indexOf(lang)); }

  static Map<String, Object> object(Object... namesAndValues) {
    var object = new LinkedHashMap<String, Object>();
    for (int i = 0; i < namesAndValues.length; i += 2) object.put((String) namesAndValues[i], namesAndValues[i + 1]);
    return object;
  }

  /** Names from the catalogue are in the requested language. */
  static Map<String, Object> card(Enquiry one, String lang) {
    var card = new LinkedHashMap<>(one.card);
    card.put("product", object("id", 1, "name", world.category.get(lang)));
    return card;
  }

  static Map<String, Object> contact(String mobile) {
    return object("name", "User " + mobile.substring(8), "mobile", mobile, "email", null, "company", null);
  }

  /** At most one open order per user and target. */
  static String orderOf(User user, String target) {
    var wanted = new Order(user.mobile, target);
    for (var known : world.orders.entrySet()) if (known.getValue().equals(wanted)) return known.getKey();
    var id = "order_" + random();
    world.orders.put(id, wanted);
    return id;
  }

  static String tokenOf(User user) {
    var token = random();
    world.tokens.put(token, user);
    return token;
  }

  static String random() { return UUID.randomUUID().toString().replace("-", ""); }

  static String signature(String orderId, String paymentId) throws Exception {
    var mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(KEY_SECRET, "HmacSHA256"));
    return HexFormat.of().formatHex(mac.doFinal((orderId + "|" + paymentId).getBytes(UTF_8)));
  }

  static boolean same(String one, String other) { return MessageDigest.isEqual(one.getBytes(UTF_8), other.getBytes(UTF_8)); }

  static String now() { return Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(); }

  // Provider states that these operations need.

  static Map<String, Object> changeState(Map<String, Object> change) throws Exception {
    if (change.get("action").equals("teardown")) {
      world = new World();
      return Map.of();
    }
    var params = objectOf(change.get("params"));
    var mobile = String.valueOf(params.get("mobile"));
    var state = String.valueOf(change.get("state"));
    switch (state) {
      case "a user is signed in" -> { return object("token", tokenOf(world.user(mobile))); }
      case "no token is valid" -> world.tokens.clear();
      case "the mobile is unknown" -> world.users.remove(mobile);
      case "an OTP was requested" -> {
        var otp = params.getOrDefault("otp", "123456").toString();
        world.codes.put(mobile, new Code(otp, Boolean.TRUE.equals(params.get("expired"))));
      }
      case "the next OTP is" -> world.nextCodes.put(mobile, params.get("otp").toString());
      case "too many OTPs were tried" -> world.lock(mobile);
      case "the user has an incomplete business", "the user has a complete business" -> {
        world.user(mobile).business = params.getOrDefault("type", "farmer").toString();
        world.user(mobile).complete = state.equals("the user has a complete business");
      }
      case "the user is premium" -> world.user(mobile).premium = true;
      case "the catalogue is loaded" -> {}
      case "a category is called" -> LANGUAGES.forEach(lang -> world.category.put(lang, params.get(lang).toString()));
      case "there are no enquiries" -> world.enquiries.clear();
      case "an enquiry exists" -> makeEnquiry(params);
      case "an enquiry is closed" -> world.enquiries.computeIfPresent(whole(params.get("id")), (id, one) -> one.closed());
      case "an enquiry does not exist" -> world.enquiries.remove(whole(params.get("id")));
      case "a plan exists" -> world.plans.put(whole(params.get("plan")), (Double) params.get("amount"));
      case "a subscription order was paid" -> {
        var orderId = params.get("order_id").toString();
        world.orders.put(orderId, new Order(world.user(mobile).mobile, "premium"));
        return object("razorpay_signature", signature(orderId, params.get("payment_id").toString()));
      }
      case "the server fails" ->
          world.failures.put(params.get("operationId").toString(), whole(params.getOrDefault("status", 500.0)));
      default -> throw new Refusal(404, "not_found", null);
    }
    return Map.of();
  }

  @SuppressWarnings("unchecked")
  static Map<String, Object> objectOf(Object json) { return json == null ? Map.of() : (Map<String, Object>) json; }

  static int whole(Object number) { return ((Double) number).intValue(); }

  static void makeEnquiry(Map<String, Object> params) {
    var buyers = new LinkedHashMap<String, String>();
    if (params.get("visible_to") instanceof String mobile) buyers.put(mobile, now());
    var card = object("type", "sell", "status", "approved", "quantity", 40, "unit", "quintal", "expected_price", 24.5);
    card.putAll(object("location", "Nashik", "photo", null, "created_at", now(), "sub_category", object("id", 1, "name", "Wheat")));
    card.put("sub_sub_category", object("id", 1, "name", "Sharbati"));
    for (var name : List.of("id", "type", "quantity", "unit", "expected_price", "created_at"))
      if (params.containsKey(name)) card.put(name, params.get(name));
    var owner = world.user((String) params.getOrDefault("owner", "9800000001"));
    world.enquiries.put(whole(params.get("id")), new Enquiry(card, owner, buyers, false));
  }

  // HTTP.

  public static void main(String[] arguments) throws IOException {
    int port = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 8080;
    var server = HttpServer.create(new InetSocketAddress("127.0.0.1", port), 0);
    server.createContext("/", Provider::handle);
    server.start();
    System.out.println("listening on " + server.getAddress().getPort());
  }

  static void handle(HttpExchange exchange) throws IOException {
    var asked = exchange.getRequestHeaders().getFirst("X-user-lang");
    var lang = LANGUAGES.contains(String.valueOf(asked)) ? asked : "en";
    Reply reply;
    try {
      reply = answer(exchange, lang);
    } catch (Refusal refusal) {
      var body = object("message", words(refusal.code, lang), "error", refusal.code);
      if (refusal.field != null) body.put("errors", object(refusal.field, List.of(body.get("message"))));
      reply = new Reply(refusal.status, body);
    } catch (Exception unreadable) {
      reply = new Reply(400, object("message", words("invalid", lang), "error", "unreadable"));
    }
    byte[] sent = Json.write(reply.body).getBytes(UTF_8);
    var headers = exchange.getResponseHeaders();
    headers.set("Content-Type", "application/json");
    headers.set("Cache-Control", "no-store"); // no cache may store personal data
    if (reply.status == 429) headers.set("Retry-After", "120");
    exchange.sendResponseHeaders(reply.status, sent.length);
    exchange.getResponseBody().write(sent);
    exchange.close();
  }

  static Reply answer(HttpExchange exchange, String lang) throws Exception {
    var text = new String(exchange.getRequestBody().readAllBytes(), UTF_8);
    var json = objectOf(text.isEmpty() ? null : Json.read(text));
    var path = exchange.getRequestURI().getPath();
    if (path.equals("/_pact/state")) return new Reply(200, changeState(json));
    for (var one : OPERATIONS) {
      var match = Pattern.compile(one.path).matcher(path);
      if (!match.matches() || !one.method.equals(exchange.getRequestMethod())) continue;
      var failure = world.failures.remove(one.name);
      if (failure != null) throw new Refusal(failure, "server_error", null);
      var bearer = String.valueOf(exchange.getRequestHeaders().getFirst("Authorization"));
      var user = world.tokens.get(bearer.replaceFirst("^Bearer ", ""));
      if (one.needsToken() && user == null) throw new Refusal(401, "unauthenticated", null);
      return one.answer.to(new Request(json, queryOf(exchange), lang, user, match.groupCount() > 0 ? match.group(1) : null));
    }
    throw new Refusal(404, "not_found", null);
  }

  static Map<String, String> queryOf(HttpExchange exchange) {
    var query = new HashMap<String, String>();
    var raw = exchange.getRequestURI().getRawQuery();
    for (var pair : raw == null ? new String[0] : raw.split("&")) {
      var parts = (pair + "=").split("=", 3);
      query.put(URLDecoder.decode(parts[0], UTF_8), URLDecoder.decode(parts[1], UTF_8));
    }
    return query;
  }
}
