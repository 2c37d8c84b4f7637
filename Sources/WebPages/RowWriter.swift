import SequenceDiagrams
import Sequences
import Traces

/// Writes the rows of a conversation as items of a list: the sentence as text, the drawing as data for the script.
struct RowWriter {
  let id: String
  /// The conversation of the rows, from which the call stack is made; nil for rows of two compared traces.
  let conversation: WebConversation?
  let lanes: Int

  /// The maximum number of lanes (columns) that are drawn; of conversations with more, only the sentences are shown.
  private static let maximumLanes = 52

  /// The maximum number of rows in a list, and in a part of the page that a browser lays out at once.
  static let maximumRows = 100

  /// Returns rows as lists of at most `maximumRows`; the script draws the rows of a list when it comes into view.
  func lists(of rows: ArraySlice<LadderRow>, _ places: inout PlaceList) -> [HTML] {
    var lists: [HTML] = []
    for start in stride(from: rows.startIndex, to: rows.endIndex, by: Self.maximumRows) {
      let part = rows[start..<min(start + Self.maximumRows, rows.endIndex)]
      lists.append("<ol class=\"rows\">\n\(part.map { html($0, &places) })</ol>\n")
    }
    return lists
  }

  func html(_ row: LadderRow, _ places: inout PlaceList) -> HTML {
    let sentence = HTML("<span class=\"s\">\(row.sentence)</span>")
    guard let number = row.number else {
      return "<li class=\"aside\"\(drawing(row))>\(sentence)</li>\n"
    }
    let address = row.address(in: id)
    let link = HTML("<a class=\"n\" href=\"#\(address)\">\(number)</a>")
    let data = [drawing(row), words(row), mark(row), state(row, &places)]
    return "<li id=\"\(address)\" value=\"\(number)\"\(data)>\(link) \(sentence)</li>\n"
  }

  private func drawing(_ row: LadderRow) -> HTML {
    lanes <= Self.maximumLanes ? " data-d=\"\(row.drawing)\"" : ""
  }

  private func mark(_ row: LadderRow) -> HTML {
    guard let mark = row.mark, mark != .same else { return "" }
    return " data-m=\"\(mark.sign)\""
  }

  private func words(_ row: LadderRow) -> HTML {
    let isBad = row.event?.kind == .lost || row.event?.kind == .throw
    let remark: HTML = row.remark.isEmpty ? "" : " data-remark=\"\(row.remark)\""
    return " data-l=\"\(row.label)\"\(remark)\(isBad ? " data-bad=\"\"" : "" as HTML)"
  }

  // MARK: - Call stack

  private func state(_ row: LadderRow, _ places: inout PlaceList) -> HTML {
    guard let conversation else { return "" }
    let stack = stack(row, conversation.trace)
    guard let event = row.event, event.isMessage else { return stack }
    let locations = locations(of: event, &places)
    return "\(stack)\(methods(of: event, row.label))\(locations)"
  }

  /// Returns an attribute with the row numbers of the running calls, the innermost first; empty if there are none.
  ///
  /// Last comes the number of the action that caused the outermost call, or this row if no call runs, unless the action was over.
  private func stack(_ row: LadderRow, _ trace: Trace) -> HTML {
    let outermost = row.runningCalls.last.flatMap { trace[row: $0] } ?? row.event
    let action = outermost?.isLate == false ? outermost?.cause : nil
    let isAction = action.flatMap { trace[row: $0]?.kind } == .action
    let frames = row.runningCalls + (isAction ? [action].compactMap(\.self) : [])
    guard !frames.isEmpty else { return "" }
    return " data-k=\"\(frames.map { "\($0)" }.joined(separator: " "))\""
  }

  /// Returns attributes for the called method and, if known, the calling method, with their objects' names.
  private func methods(of event: Event, _ label: String) -> HTML {
    let callee = "\(event.receiver?.name ?? "somebody").\(event.message?.name ?? label)"
    let method = event.location?.function ?? ""
    let caller: HTML =
      method.isEmpty ? "" : " data-v=\"\(event.sender?.name ?? "somebody").\(method)\""
    return " data-w=\"\(callee)\"\(caller)"
  }

  private func locations(of event: Event, _ places: inout PlaceList) -> HTML {
    guard let conversation else { return "" }
    let call: HTML =
      event.location.map { " data-p=\"\(places.index(of: $0, conversation.sourceLine))\"" } ?? ""
    let declaration: HTML =
      conversation.declaration(event)
      .map { " data-q=\"\(places.index(of: $0, conversation.sourceLine))\"" } ?? ""
    return "\(call)\(declaration)"
  }
}

extension LadderRow {
  /// Returns the address of the row in a conversation: `open/7`, or `open/-7` for a row that only the earlier of two traces has.
  func address(in id: String) -> String { "\(id)/\(isRemoved ? "-" : "")\(number ?? 0)" }
}

/// The places in source code to which rows of a page refer, each once with its line of code.
struct PlaceList {
  private var indices = Register<CodeLocation>()
  private var items: [HTML] = []

  mutating func index(of location: CodeLocation, _ line: (CodeLocation) -> String?) -> Int {
    let index = indices.number(of: location)
    guard index == items.count else { return index }
    let code = line(location).map { $0.drop { $0 == " " || $0 == "\t" } } ?? ""
    let source: HTML = code.isEmpty ? "" : " <code>\(String(code))</code>"
    items.append(
      """
      <li value="\(index)" data-f="\(location.description)">\(location.function)\(source)</li>

      """
    )
    return index
  }

  var html: HTML {
    items.isEmpty ? "" : "<ol class=\"places\" start=\"0\" hidden>\n\(items)</ol>\n"
  }
}
