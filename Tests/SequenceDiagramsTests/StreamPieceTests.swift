import SeededRandom
import SequenceDiagrams
import Testing
import Traces

/// A drawing does not depend on the sizes in which its trace arrives.
@Suite struct StreamPieceTests {
  @Test(arguments: DiagramLayout.all.map(\.name))
  func `draws the same from pieces of any size`(name: String) throws {
    let layout = try #require(DiagramLayout(named: name))
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

  @Test(arguments: ["ladder", "wide"])
  func `draws rows before the last row arrives`(name: String) throws {
    let layout = try #require(DiagramLayout(named: name))
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
    let stories = [Story.everyKind, .productsAndDetail, .nilLink].map(\.trace) + [try pages(30)]
    return random + stories.map(\.notation) + stories.map(\.jsonLines) + ["", "\n", "nonsense"]
  }
}
