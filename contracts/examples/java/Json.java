import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/** JSON as maps, lists, texts, numbers and booleans. A real server has a library for it. */
final class Json {
  private final String text;
  private int at;

  private Json(String text) {
    this.text = text;
  }

  static Object read(String text) {
    var reader = new Json(text);
    var value = reader.value();
    if (reader.peek() != 0) throw new IllegalArgumentException("more than one value");
    return value;
  }

  private Object value() {
    return switch (peek()) {
      case '{' -> object();
      case '[' -> list();
      case '"' -> string();
      default -> literal();
    };
  }

  private Map<String, Object> object() {
    var object = new LinkedHashMap<String, Object>();
    take('{');
    while (peek() != '}') {
      if (!object.isEmpty()) take(',');
      peek();
      var name = string();
      take(':');
      object.put(name, value());
    }
    take('}');
    return object;
  }

  private List<Object> list() {
    var list = new ArrayList<Object>();
    take('[');
    while (peek() != ']') {
      if (!list.isEmpty()) take(',');
      list.add(value());
    }
    take(']');
    return list;
  }

  private String string() {
    take('"');
    var string = new StringBuilder();
    for (char next = next(); next != '"'; next = next()) string.append(next == '\\' ? escaped() : next);
    return string.toString();
  }

  private char escaped() {
    char kind = next();
    if (kind == 'u') {
      at += 4;
      if (at > text.length()) throw new IllegalArgumentException("ends too early");
      return (char) Integer.parseInt(text.substring(at - 4, at), 16);
    }
    int which = "nrtbf".indexOf(kind);
    return which < 0 ? kind : "\n\r\t\b\f".charAt(which);
  }

  private Object literal() {
    int from = at;
    while (at < text.length() && "+-.0123456789aeflnrstuE".indexOf(text.charAt(at)) >= 0) at++;
    return switch (text.substring(from, at)) {
      case "true" -> true;
      case "false" -> false;
      case "null" -> null;
      default -> Double.valueOf(text.substring(from, at));
    };
  }

  private char peek() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
    return at < text.length() ? text.charAt(at) : 0;
  }

  private char next() {
    if (at >= text.length()) throw new IllegalArgumentException("ends too early");
    return text.charAt(at++);
  }

  private void take(char wanted) {
    if (peek() != wanted) throw new IllegalArgumentException(wanted + " is missing at " + at);
    at++;
  }

  static String write(Object value) {
    if (value instanceof Map<?, ?> object) {
      var fields = new StringJoiner(",", "{", "}");
      object.forEach((name, inner) -> fields.add(quoted(name.toString()) + ":" + write(inner)));
      return fields.toString();
    }
    if (value instanceof Iterable<?> list) {
      var rows = new StringJoiner(",", "[", "]");
      for (Iterator<?> each = list.iterator(); each.hasNext(); ) rows.add(write(each.next()));
      return rows.toString();
    }
    if (value instanceof Double number && number % 1 == 0) return String.valueOf(number.longValue());
    return value instanceof String string ? quoted(string) : String.valueOf(value);
  }

  private static String quoted(String string) {
    var out = new StringBuilder("\"");
    for (char one : string.toCharArray()) {
      if (one == '"' || one == '\\') out.append('\\').append(one);
      else if (one < ' ') out.append(String.format("\\u%04x", (int) one));
      else out.append(one);
    }
    return out.append('"').toString();
  }
}
