import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** JSON as maps, lists, strings, numbers and booleans. A real server uses a library. */
final class Json {
  private final String text;
  private int at;

  private Json(String text) { this.text = text; }

  static Object read(String text) {
    var json = new Json(text);
    var value = json.value();
    if (!text.substring(json.at).isBlank()) throw new IllegalArgumentException("more than one value");
    return value;
  }

  private Object value() {
    if (takes('"')) return string();
    if (takes('[')) {
      var list = new ArrayList<Object>();
      while (!takes(']')) {
        if (!list.isEmpty()) take(',');
        list.add(value());
      }
      return list;
    }
    if (takes('{')) {
      var object = new LinkedHashMap<String, Object>();
      while (!takes('}')) {
        if (!object.isEmpty()) take(',');
        take('"');
        var name = string();
        take(':');
        object.put(name, value());
      }
      return object;
    }
    int from = at;
    while (at < text.length() && "+-.0123456789aeflnrstuE".indexOf(text.charAt(at)) >= 0) at++;
    return switch (text.substring(from, at)) {
      case "true" -> true;
      case "false" -> false;
      case "null" -> null;
      default -> Double.valueOf(text.substring(from, at));
    };
  }

  private String string() {
    var string = new StringBuilder();
    for (char one = text.charAt(at++); one != '"'; one = text.charAt(at++)) string.append(one == '\\' ? escaped() : one);
    return string.toString();
  }

  private char escaped() {
    char kind = text.charAt(at++);
    int which = "nrtbf".indexOf(kind);
    if (kind != 'u') return which < 0 ? kind : "\n\r\t\b\f".charAt(which);
    at += 4;
    return (char) Integer.parseInt(text.substring(at - 4, at), 16);
  }

  private void take(char wanted) {
    if (!takes(wanted)) throw new IllegalArgumentException(wanted + " is missing at " + at);
  }

  /** Consumes the character if it comes next, and returns whether it did. */
  private boolean takes(char wanted) {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
    boolean comes = at < text.length() && text.charAt(at) == wanted;
    if (comes) at++;
    return comes;
  }

  static String write(Object value) {
    if (value instanceof Map<?, ?> object) {
      var fields = object.entrySet().stream().map(one -> quoted(one.getKey()) + ":" + write(one.getValue()));
      return fields.collect(joining(",", "{", "}"));
    }
    if (value instanceof List<?> list) return list.stream().map(Json::write).collect(joining(",", "[", "]"));
    if (value instanceof Double number && number % 1 == 0) return String.valueOf(number.longValue());
    return value instanceof String ? quoted(value) : String.valueOf(value);
  }

  private static String quoted(Object text) {
    var escaped = text.toString().replace("\\", "\\\\").replace("\"", "\\\"").chars();
    var written = escaped.mapToObj(one -> one < ' ' ? String.format("\\u%04x", one) : Character.toString(one));
    return written.collect(joining("", "\"", "\""));
  }
}
