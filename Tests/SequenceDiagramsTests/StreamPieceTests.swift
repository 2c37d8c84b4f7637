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
    for text in StreamPieceTests.texts {
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
    let trace = Story.pages(40).trace
    stream.take(lanes: trace.lanes)
    for event in trace.events { stream.take(event) }
    let number = trace.lastNumber
    #expect(stream.drained.contains("\n\(number) ") && number > 200)
  }

  private static var texts: [String] {
    var traces = RandomTrace(seed: 5)
    let random = (0..<Effort.count(30)).map { _ in traces.next(isASCII: false).jsonLines }
    let stories = [Story.everyKind, .productsAndDetail, .nilLink, .pages(30)].map(\.trace)
    return random + stories.map(\.notation) + stories.map(\.jsonLines) + ["", "\n", "nonsense"]
  }
}

extension Story {
  /// Returns a trace of a list that loads `count` pages, six rows each.
  static func pages(_ count: Int) -> Story {
    var story = Story()
    story.lanes = Participant.named("User View Presenter Interactor Store Router")
    let opening = story.row(.action, "User", "View", Message("open"))
    for page in 1...count {
      let fetch = story.row(
        .call,
        "View",
        "Presenter",
        Message("fetch(page:)", label: "page", "\(page)"),
        in: opening
      )
      let get = story.row(
        .call,
        "Presenter",
        "Interactor",
        Message("get(page:)", label: "page", "\(page)"),
        in: fetch
      )
      let load = story.row(.call, "Interactor", "Store", .plain("load()"), in: get)
      story.row(.return, "Store", "Interactor", nil, in: load) { $0.value = Value("[2 Product]") }
      let did = story.row(
        .call,
        "Interactor",
        "Presenter",
        Message("didFetch(_:)", "[2 Product]"),
        in: get
      )
      story.row(.call, "Presenter", "View", Message("show(_:)", "[2 Row]"), in: did)
    }
    return story
  }
}
