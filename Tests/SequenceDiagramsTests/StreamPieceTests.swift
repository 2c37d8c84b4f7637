import SequenceDiagrams
import TerminalText
import TestSupport
import Testing
import Traces

/// A drawing does not depend on the sizes in which its trace arrives.
@Suite struct StreamPieceTests {
  @Test(arguments: DiagramLayout.all)
  func `draws the same from pieces of any size`(layout: DiagramLayout) throws {
    var random = SplitMix64(seed: 3)
    for text in try Self.texts() {
      let bytes = TraceBytes(text)
      var options = DiagramOptions()
      options.foldsRepeats = Bool.random(using: &random)
      let whole = try bytes.drawn(as: layout, options)
      for largest in [1, 7, 200] {
        #expect(try bytes.drawn(as: layout, options, piecesUpTo: largest, random) == whole)
        _ = random.next()
      }
    }
  }

  @Test(arguments: [DiagramLayout.ladder, .wide])
  func `draws rows before the last row arrives`(layout: DiagramLayout) throws {
    var stream = DiagramStream(as: layout)
    let trace = try Self.pages(40)
    stream.take(lanes: trace.lanes)
    for event in trace.events { stream.take(event) }
    let number = trace.lastNumber
    #expect(stream.drained.contains("\n\(number) ") && number > 200)
  }

  /// Returns a trace of a list that loads `count` pages, six rows each.
  private static func pages(_ count: Int) throws -> Trace {
    let pages = (1...count).map { page in
      """
        View -> Presenter  fetch(page: \(page))
          Presenter -> Interactor  get(page: \(page))
            Interactor -> Store  load()
            Store --> Interactor  [2 Product]
            Interactor -> Presenter  didFetch([2 Product])
              Presenter -> View  show([2 Row])

      """
    }
    return try Trace(notation: "User -> View  open\n" + pages.joined())
  }

  private static func texts() throws -> [String] {
    var traces = RandomTrace(seed: 5)
    let random = (0..<Effort.count(30)).map { _ in traces.next(isASCII: false).jsonLines }
    let stories = try ["every-kind", "products", "lost"].map(Trace.golden) + [pages(30)]
    return random + stories.map(\.notation) + stories.map(\.jsonLines) + ["", "\n", "nonsense"]
  }
}

/// Rows with a mark at the left edge, and layouts whose rows appear at once.
@Suite struct MarkedRowsTests {
  private func stream(_ layout: DiagramLayout, width: Int = 80, of trace: Trace) -> DiagramStream {
    var stream = DiagramStream(as: layout, DiagramOptions(width: width, showsMarks: true))
    stream.take(lanes: trace.lanes)
    for event in trace.events { stream.take(event, isMarked: event.number == 2) }
    stream.flush()
    return stream
  }

  private let trace: Trace

  init() throws { trace = try .golden("products") }

  @Test(arguments: DiagramLayout.all, [40, 80, 200])
  func `have the mark in each layout, inside the width`(layout: DiagramLayout, width: Int) throws {
    var stream = stream(layout, width: width, of: trace)
    let text = stream.drained
    let marked = text.split(separator: "\n").filter { $0.hasPrefix("*") }
    #expect(marked.count == 1 && marked[0].hasPrefix("*   2 "))
    #expect(text.faultyLines(width: width).filter { !$0.hasSuffix(" ") } == [])
  }

  @Test func `are drawn by each flush, once`() throws {
    var stream = stream(.wide, of: trace)
    #expect(stream.drained.contains("\n*   2 "))
    stream.flush()
    #expect(stream.count == 0)
  }

  @Test func `leave the choice of the layout to the first row`() {
    var stream = DiagramStream(as: .automatic)
    stream.flush()
    trace.send(to: &stream)
    stream.finish()
    #expect(stream.drained == trace.drawn(as: .automatic))
  }
}

/// The number of rows that a stream remembers as possible causes.
@Suite struct BoundedCacheTests {
  @Test(arguments: [(4_000, nil, 2), (20_000, 1, 2), (20_000, 1_000, 2), (20_000, nil, 0)])
  func `remembers a row for 4,000 rows, and while rows are caused by it`(
    count: Int,
    interval: Int?,
    indentation: Int
  ) {
    var story = Story()
    let first = story.row(.call, "User", "View", .plain("begin()"))
    for index in 1...count {
      let isInside = interval.map { index % $0 == 0 } ?? false
      story.row(.call, "Router", "Store", .plain("go()"), in: isInside ? first : nil)
    }
    let options = DiagramOptions(repeatsHeader: false)
    story.row(.call, "View", "Store", .plain("end()"), in: first)
    story.row(.call, "View", "Store", .plain("last()"))
    let lines = story.trace.drawn(as: .ladder, options).split(separator: "\n").suffix(2)
    let columns = lines.compactMap { line in
      line.firstRange(of: /[a-z]/).map { line[..<$0.lowerBound].count }
    }
    #expect(columns[0] - columns[1] == indentation)
  }
}

extension Trace {
  func drawn(
    as layout: DiagramLayout,
    _ options: DiagramOptions = DiagramOptions(),
    isColoured: Bool = false
  ) -> String {
    var stream = DiagramStream(as: layout, options, isColoured: isColoured)
    send(to: &stream)
    stream.finish()
    return stream.drained
  }
}

extension DiagramStream {
  var drained: String {
    mutating get {
      var bytes: [UInt8] = []
      drain { bytes += $0 }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}

struct TraceBytes {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the drawing of the bytes, read in pieces of random sizes; malformed lines are left out.
  func drawn(
    as layout: DiagramLayout,
    _ options: DiagramOptions = DiagramOptions(),
    piecesUpTo largest: Int = .max,
    _ random: SplitMix64 = SplitMix64(seed: 1)
  ) throws -> String {
    var random = random
    var reader = TraceReader(keepGoing: true)
    var stream = DiagramStream(as: layout, options)
    var text = ""
    var rest = bytes[...]
    while !rest.isEmpty {
      let size = Int.random(in: 1...min(largest, rest.count), using: &random)
      try reader.read(rest.prefix(size), into: &stream)
      rest = rest.dropFirst(size)
      if Bool.random(using: &random) { text += stream.drained }
    }
    try reader.finish(into: &stream)
    stream.finish()
    return text + stream.drained
  }
}

extension String {
  var withoutColours: String {
    var text = ""
    for (index, part) in split(separator: "\u{1B}", omittingEmptySubsequences: false).enumerated() {
      text += index == 0 ? part : part.drop { $0 != "m" }.dropFirst()
    }
    return text
  }

  /// Returns the lines that are wider than `width`, end in a blank, or contain a control character.
  func faultyLines(width: Int) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init).filter { line in
      line.displayWidth > width || line.hasSuffix(" ")
        || line.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
  }
}
