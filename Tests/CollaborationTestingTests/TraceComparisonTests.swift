import TestSupport
import Testing
import Traces

@testable import CollaborationTesting

@Suite struct RandomTraceTests {
  @Test(arguments: 0..<40) func `match the text that was made of them`(_ seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let trace = random.trace()
    let text = ExpectationText(trace).text
    #expect(try TraceComparison(text, trace, .exhaustive).difference == nil, "\(text)")
    #expect(try TraceComparison(text, trace, .containing).difference == nil, "\(text)")
  }

  @Test(arguments: 0..<40) func `differ if a row is left out, and the text can be updated`(
    _ seed: Int
  ) throws {
    var random = SplitMix64(seed: seed)
    let trace = random.trace()
    var lines = ExpectationText(trace).lines.map { String($0.text.drop { $0 == " " }) }
    lines.remove(at: Int.random(in: lines.indices, using: &random))
    lines.insert("A -> B other(1)", at: Int.random(in: 0...lines.count, using: &random))
    let comparison = try TraceComparison(lines.joined(separator: "\n"), trace, .exhaustive)
    #expect(comparison.difference != nil)
    #expect(!DifferenceText(comparison).text.isEmpty)
    #expect(
      try TraceComparison(comparison.updatedExpectation, trace, .exhaustive).difference == nil
    )
    let marked = comparison.alignment.steps.count { step in
      if case .same = step { false } else { true }
    }
    #expect(marked == 2 || marked == 1)
  }
}

extension SplitMix64 {
  /// Returns a random trace of some participants, in which any earlier row can be a cause.
  fileprivate mutating func trace() -> Trace {
    let participants = [
      Participant(.view), Participant(.presenter), Participant(.interactor), Participant(.store),
      Participant(.view, module: "Detail", ordinal: 2), Participant(Role("Odd name")),
    ]
    var events: [Event] = []
    for number in 1...Int.random(in: 2...30, using: &self) {
      let kinds: [Event.Kind] = [.call, .call, .call, .asyncCall, .return, .throw, .lost]
      var event = Event(
        kinds.randomElement(using: &self) ?? .call,
        number: number,
        from: participants.randomElement(using: &self),
        to: participants.randomElement(using: &self),
        Message(text: "say(\(Int.random(in: 0...3, using: &self)), to: \"a b\")")
      )
      event.cause =
        Bool.random(using: &self) ? number - 1 : Int.random(in: 0..<number, using: &self)
      if event.cause == 0 { event.cause = nil }
      if event.isAnswer { event.value = Value("[\(number) Row]") }
      if event.kind == .lost { event.loss = .gone }
      events.append(event)
    }
    return Trace(events: events)
  }
}

/// Traces that are as expected, and traces that are not.
@Suite struct ExpectTraceTests {
  private let trace: Trace

  init() throws {
    trace = try Trace(
      notation: """
        lanes User View Presenter Interactor Store Router
        User -> View open
          View -> Presenter fetchProducts()
            Presenter -> Interactor getProducts()
              Interactor -> Store loadProducts()
              Store --> Interactor [2 ProductEntity]
              Interactor -> Presenter didFetchProducts([2 ProductEntity])
                Presenter -> View showProducts([2 ProductRow])
        """
    )
  }

  @Test func `accepts a gap, and messages without those of a role`() {
    expectTrace(trace) {
      """
      User -> View open
        View -> Presenter fetchProducts()
          ...
          Presenter -> View showProducts(_)
      """
    }
    expectTrace(trace, ignoring: [.interactor, .store, .user]) {
      """
      View -> Presenter fetchProducts()
        Presenter -> View showProducts([2 ProductRow])
      """
    }
  }

  @Test(arguments: [
    ("ab", "take the lines that are marked with + , or run"), ("abx", "take the lines that are"),
    ("abcd", "remove the lines that are marked with - , or run"), ("xby", "run"),
  ])
  func `advises on marks only if they are on all lines that differ`(
    _ names: String,
    _ advice: String
  ) throws {
    let lines = { (names: String) in names.map { "View -> Presenter \($0)()\n" }.joined() }
    let comparison = try TraceComparison(lines(names), Trace(notation: lines("abc")), .exhaustive)
    let text = DifferenceText(comparison).advice(for: .exhaustive)
    #expect(text.hasPrefix("If this is right, \(advice)"))
    #expect(text.hasSuffix("run the test once with VIPERLAB_UPDATE_GOLDENS=1."))
  }

  @Test func `says what was expected and what was found`() async {
    let texts = await failureTexts {
      expectTrace(trace, ignoring: [.user]) {
        """
        View -> Presenter fetchProducts()
          Presenter -> Interactor getProducts()
            Interactor -> Store loadProducts()
            Store --> Interactor [2 ProductEntity]
            Interactor -> Presenter didFetchProducts([2 ProductEntity])
              Presenter -> View showError(_)
        """
      }
    }
    #expect(
      texts == [
        """
        Expected Presenter -> View showError(_), found Presenter -> View showProducts([2 ProductRow]).
        Caused by Interactor -> Presenter didFetchProducts([2 ProductEntity]).

              Interactor -> Store loadProducts()
              Store --> Interactor [2 ProductEntity]
              Interactor -> Presenter didFetchProducts([2 ProductEntity])
        -       Presenter -> View showError(_)
        +       Presenter -> View showProducts([2 ProductRow])

             View     Interactor
                Presenter     Store
          4   ┊     ┃     ┃────►┊       loadProducts()
          5   ┊     ┃     ┃◄╌╌╌╌┊       [2 ProductEntity]
          6   ┊     ┃◄────┃     ┊       didFetchProducts([2 ProductEntity])
          7▸  ┊◄────┃     ┃     ┊         showProducts([2 ProductRow])

        If this is right, take the lines that are marked with + , or run the test once with VIPERLAB_UPDATE_GOLDENS=1.
        """
      ]
    )
  }
}
