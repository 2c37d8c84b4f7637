import Traces

/// The places in source code to which rows of a page refer, each once with its line of code.
struct PlaceList {
  private var indices: [CodeLocation: Int] = [:]
  private var items: [HTML] = []

  mutating func index(of location: CodeLocation, _ line: (CodeLocation) -> String?) -> Int {
    if let index = indices[location] { return index }
    let code = line(location).map { $0.drop { $0 == " " || $0 == "\t" } } ?? ""
    let source: HTML = code.isEmpty ? "" : " <code>\(String(code))</code>"
    items.append(
      """
      <li value="\(items.count)" data-f="\(location.description)">\(location.function)\(source)</li>

      """
    )
    indices[location] = items.count - 1
    return items.count - 1
  }

  var html: HTML {
    items.isEmpty ? "" : "<ol class=\"places\" start=\"0\" hidden>\n\(items)</ol>\n"
  }
}
