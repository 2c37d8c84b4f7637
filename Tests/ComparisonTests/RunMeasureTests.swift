import Stage
import Testing
import Traces

@testable import Comparison

/// Measures of traces that were counted by hand.
@Suite struct RunMeasureTests {
  private static let list = """
    User -> View                open
      View -> Presenter           fetch()
        Presenter -> Interactor     get()
          Interactor -> Store         load()
          Store --> Interactor        [2 Note]
          Interactor -> Presenter     didFetch([2 Note])
            Presenter -> View           show([2 NoteRow], "two", 3)
      = calls View viewWillAppear(_:)
    = screen
    User -> View                tap 1
      View -> Presenter           select(at: 0)
        Presenter -> Router         open(from: View, note: Note(id: 1))
    = screen
    User -> View                press x
      Presenter -x View           show(_:) [gone]

    """

  static let numbers: [(name: String, counts: [Int])] = [
    // fetch, get, load, didFetch, show; select, open; not the lost show
    ("messages", [7]),
    ("bindings", [0]),
    // load
    ("store-messages", [1]),
    // View-Presenter, Presenter-Interactor, Interactor-Presenter, Presenter-View, Presenter-Router
    ("edges", [5]),
    // View and Presenter, Presenter and Interactor
    ("two-way-pairs", [2]),
    // fetch, get, didFetch, show
    ("depth", [4]),
    // open: fetch, get, didFetch, show; tap 1: no message to the View; the last action draws nothing
    ("hops", [4, 0]),
    ("renders", [1, 1, 0]),
    ("executor-hops", [0]),
    // Store -> Interactor, Interactor -> Presenter: Note; Presenter -> View: NoteRow, String, Int;
    // View -> Presenter: Int; Presenter -> Router: Note
    ("crossing-types", [7]),
  ]

  /// A View that asks for a publisher, reads a name and sets a closure; then values are published.
  private static let bound = """
    User -> View                open
      = wired ViewModel.onChange strong View
      = calls View viewWillAppear(_:)
      View -> Presenter           state()
        Presenter -> Repository     notes()
          Repository -> Store         load()
          Store --> Repository        [1 Note]
        Repository --> Presenter    Publisher
      Presenter --> View          Publisher
      Repository -> Presenter     notes([1 Note])
        Presenter -> View           state(NoteState(rows: 1))
      View -> ViewModel           name
      ViewModel --> View          "Ann"
      ViewModel -> View           onChange("x")
    = screen

    """

  static let boundNumbers: [(name: String, counts: [Int])] = [
    // state(), notes(), load(); the published values of notes and state, name, onChange
    ("messages", [7]),
    // state() and notes() return publishers; the notation does not tell which closures are set
    ("bindings", [2]),
    ("store-messages", [1]),
    // Repository-Presenter, Presenter-View, View-ViewModel, ViewModel-View
    ("edges", [4]),
    ("two-way-pairs", [1]),
    // state(), notes(); or notes, state
    ("depth", [2]),
    // onChange is the last message to the View, and no message led to it
    ("hops", [1]),
  ]

  @Test(arguments: numbers.map { (list, $0) } + boundNumbers.map { (bound, $0) })
  func `matches the numbers counted by hand`(
    notation: String,
    number: (name: String, counts: [Int])
  ) throws {
    let measure = try #require(RunMeasure.all.first { $0.name == number.name })
    let found = measure.count(RunTrace(try Trace(notation: notation)))
    #expect(found.counts == number.counts, "\(found.rows)")
  }

  @Test
  func `counts properties with data as messages and properties with objects as bindings`() throws {
    let trace = try Trace(
      notation: """
        User -> View                open
          View -> Router              source
          Router --> View             Interactor
          Router -> Interactor        listener = nil
          Router -> Interactor        note = nil
          Router -> Interactor        note = Note(id: 1)
          Interactor -> Presenter     text
          Presenter --> Interactor    "a"

        """
    )
    let run = RunTrace(trace)
    #expect(RunMeasure.bindings.count(run).counts == [3])
    #expect(
      RunMeasure.edges.count(run).rows == [
        "Router -> Interactor: #6", "Interactor -> Presenter: #7",
      ]
    )
    // note is declared with a type that holds data
    #expect(
      RunMeasure.bindings.count(withInteractor(trace)).rows == [
        "#2 View -> Router source", "#4 Router -> Interactor listener = nil",
      ]
    )
  }

  /// Returns the trace with a class for the Interactor, and its source.
  private func withInteractor(_ trace: Trace) -> RunTrace {
    var trace = trace
    for index in trace.events.indices where trace.events[index].receiver?.name == "Interactor" {
      trace.events[index].receiver = Participant(.interactor, type: "NoteInteractor")
    }
    let source = SourceFile(
      name: "Notes.swift",
      text: """
        enum Notes {
          enum Fetch { struct Request {} }
          enum Add { struct Request { let title: String } }
        }
        protocol NoteListener: AnyObject {}
        protocol NoteAdding { func add(request: Notes.Add.Request, at index: Int) }
        final class NoteInteractor: NoteAdding {
          var note: Note?
          weak var listener: (any NoteListener)?
          func fetch(request: Notes.Fetch.Request) {}
        }
        """
    )
    return RunTrace(trace, from: SourceOutline([source]))
  }

  @Test func `counts a published value by way of the requests for it`() throws {
    let published = RunMeasureTests.bound.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains("ViewModel") }.joined(separator: "\n")
    let found = RunMeasure.hops.count(RunTrace(try Trace(notation: published)))
    // state(), notes(), notes, state
    #expect(found.counts == [4])
  }

  @Test func `counts a closure that is set while the module runs`() throws {
    var trace = try Trace(notation: "User -> View  open\n  View -> ViewModel  load()\n")
    let message = trace.events[1]
    var wired = Event(.wired, order: 5, from: message.receiver, to: message.sender)
    wired.seam = Seam("onChange", as: "closure")
    trace.events.append(wired)
    #expect(RunMeasure.bindings.count(RunTrace(trace)).rows == [])
    trace.events[2].cause = 1
    #expect(RunMeasure.bindings.count(RunTrace(trace)).rows == ["View sets ViewModel.onChange"])
  }

  @Test func `counts a returned value as reached by way of its call`() throws {
    let trace = try Trace(
      notation: """
        User -> View                open
          = calls View viewWillAppear(_:)
          View -> ViewModel           rows()
            ViewModel -> Store          load()
            Store --> ViewModel         [1 Note]
          ViewModel --> View          [1 NoteRow]
        = screen

        """
    )
    #expect(RunMeasure.hops.count(RunTrace(trace)).counts == [1])
  }

  @Test func `follows messages to parts of the screen only`() throws {
    let trace = try Trace(
      notation: """
        User -> View                open
          = calls View viewWillAppear(_:)
          = calls View:2 viewWillAppear(_:)
          Presenter -> View           show(1)
        = screen
        User -> View                tap 1
          Presenter -> View:2         show(2)
            View:2 -> Presenter         more()
          = calls View viewWillDisappear(_:)
          = calls View:2 viewWillDisappear(_:)
          = calls Detail.View viewWillAppear(_:)
        = screen

        """
    )
    #expect(RunMeasure.hops.count(RunTrace(trace)).counts == [1, 0])
  }

  @Test func `does not nest what runs later`() throws {
    var trace = try Trace(
      notation: "User -> View  open\n  View -> Presenter  a()\n    Presenter -> View  b()\n"
    )
    var end = Event(.return, order: 2, from: trace.events[1].receiver, to: trace.events[1].sender)
    end.cause = 2
    trace.events.insert(end, at: 2)
    trace.events[3].executor = "io"
    #expect(RunMeasure.depth.count(RunTrace(trace)).counts == [1])
    #expect(
      RunMeasure.executorHops.count(RunTrace(trace)).rows == [
        "#3 Presenter -> View b(): main to io"
      ]
    )
  }

  static let texts: [(String, String?)] = [
    ("[2 Note]", "Note"), ("[Note(id: 1)]", "Note"), ("[\"a\", \"b\"]", "String"), ("[]", nil),
    ("Note(id: 1)", "Note"), ("Notes.Note(id: 1)", "Notes.Note"), ("\"2 Note\"", "String"),
    ("-3", "Int"), ("1899.0", "Double"), ("true", "Bool"), ("View", nil), ("nil", nil),
    (".ready", nil), (".success([3 Note])", "Note"), (".failure(.offline)", nil),
    ("{closure}", nil), ("", nil), ("-", nil), ("[2 Note", "Note"),
  ]

  @Test(arguments: texts)
  func `reads the type of a value from its text`(text: String, type: String?) {
    #expect(Event.typeName(inText: text) == type)
  }

  @Test func `distinguishes nested types with the same last name`() throws {
    let trace = try Trace(
      notation: """
        User -> View                open
          View -> Interactor          fetch(request: Request())
          View -> Interactor          add(request: Request(title: "a"), at: 1)
          View -> Interactor          stop(request: Request())

        """
    )
    #expect(
      RunMeasure.boundaryTypes.count(withInteractor(trace)).rows == [
        "View -> Interactor: Notes.Fetch.Request", "View -> Interactor: Notes.Add.Request",
        "View -> Interactor: Int", "View -> Interactor: Request",
      ]
    )
  }

  @Test func `counts messages and living objects after closing`() throws {
    let trace = try Trace(
      notation: """
        = assembly nobody ->* Store    Store, View, Presenter
        User -> View                open
          View -> Presenter           start()
        User -> View                close
          View -> Presenter           stop()
        User -x* View               View
        Presenter -x View           show(_:) [gone] ^1
        Store -> Presenter          done(1)

        """
    )
    var late = trace
    late.events[late.events.count - 2].cause = 2
    let run = RunTrace(late)
    #expect(RunMeasure.lateMessages.count(run).rows == ["#6 Presenter -x View show(_:)"])
    #expect(RunMeasure.livingObjects.count(run).rows == ["Presenter is alive"])
  }
}
