import Testing
import TraceRecording
import Traces

@testable import RatesTraced

/// A module with actors, tasks, task groups and continuations.
@MainActor @Suite struct RatesTests {
  private let recorder = Recorder()

  private func recorded() async -> [String] {
    await recorder.recording {
      let app = RatesApp()
      await app.start()
      return await app.play { words, screen, body in recorder.action(words, to: screen, body) }
    }
  }

  @Test func `shows the same whether or not it is recorded`() async {
    let app = RatesApp()
    await app.start()
    let shown = ["total: 2 rates", "EUR 1.5", "KRW 0.25", "total: 1.75", "error: unknown(\"XYZ\")"]
    #expect(await app.play() == shown)
    #expect(await recorded() == shown)
  }

  @Test func `is traced through its tasks and actors`() async {
    _ = await recorded()
    let trace = recorder.trace().settled { $0.message?.name == "rate(of:)" }
    #expect(trace.notation == Self.notation)
  }

  @Test func `enters its actors and wires them`() async {
    _ = await recorded()
    let references = recorder.trace().events.filter { $0.kind == .wired }
      .map { "\($0.sender?.name ?? "").\($0.seam?.property ?? "") \($0.receiver?.name ?? "")" }
    #expect(references.contains("Service.feed Feed"))
    #expect(references.contains("Interactor.source Service"))
    #expect(references.contains("Interactor.output Presenter"))
  }

  @Test(arguments: [true, false])
  func `is kept alive by nobody`(_ isRecorded: Bool) async {
    let app = RatesApp()
    var objects: [WeakReference] = []
    func play() async {
      await app.start()
      objects = [app.screen, app.presenter, app.interactor, app.service].map(WeakReference.init)
      #expect(objects.allSatisfy { $0.object != nil })
      _ = await app.play()
    }
    if isRecorded { await recorder.recording { await play() } } else { await play() }
    #expect(objects.allSatisfy { $0.object == nil })
  }
}

extension RatesApp {
  /// What the user does; each deed is waited for.
  func play(_ deed: Deed = { $2() }) async -> [String] {
    deed("open", screen) { screen?.appear() }
    await presenter?.task?.value
    deed("sum EUR KRW", screen) { screen?.sum("EUR", "KRW") }
    await presenter?.task?.value
    deed("sum EUR XYZ", screen) { screen?.sum("EUR", "XYZ") }
    await presenter?.task?.value
    return stop()
  }
}

extension RatesTests {
  static let notation = #"""
    lanes User View Presenter Interactor Service Feed
    User -> View                open
      View -> Presenter           onAppear()
        Presenter ~> Interactor     rates(of: ["EUR", "KRW"]) ^2
          Interactor -> Service       rate(of: "EUR")
            Service -> Feed             quote("EUR", completion: {closure})
              Feed ~> Service             completion(.success(1.5)) ^5
          Service --> Interactor      Rate(code: "EUR", value: 1.5)
          Interactor -> Service       rate(of: "KRW")
            Service -> Feed             quote("KRW", completion: {closure})
              Feed ~> Service             completion(.success(0.25)) ^9
          Service --> Interactor      Rate(code: "KRW", value: 0.25)
          Interactor -> Presenter     didLoad(2)
            Presenter -> View           showTotal("2 rates")
        Interactor --> Presenter    [2 Rate]
        Presenter ~> View           showRates(["EUR 1.5", "KRW 0.25"]) ^2
    User -> View                sum EUR KRW
      View -> Presenter           onSum(of: ["EUR", "KRW"])
        Presenter ~> Interactor     sum(of: "EUR", and: "KRW") ^17
          Interactor -> Service       rate(of: "EUR")
          Service --> Interactor      Rate(code: "EUR", value: 1.5)
          Interactor -> Service       rate(of: "KRW")
          Service --> Interactor      Rate(code: "KRW", value: 0.25)
        Interactor --> Presenter    1.75
        Presenter ~> View           showTotal("1.75") ^17
    User -> View                sum EUR XYZ
      View -> Presenter           onSum(of: ["EUR", "XYZ"])
        Presenter ~> Interactor     sum(of: "EUR", and: "XYZ") ^26
          Interactor -> Service       rate(of: "EUR")
          Service --> Interactor      Rate(code: "EUR", value: 1.5)
          Interactor -> Service       rate(of: "XYZ")
            Service -> Feed             quote("XYZ", completion: {closure})
              Feed ~> Service             completion(.failure(.unknown("XYZ"))) ^31
          Service -->! Interactor     .unknown("XYZ")
        Interactor -->! Presenter   .unknown("XYZ")
        Presenter ~> View           showError("unknown(\"XYZ\")") ^26
    nobody -x* Feed             Feed, Service, Interactor, Presenter, View

    """#
}

extension Trace {
  /// The rows in the order of their causes; what went on at the same time is sorted by its text.
  ///
  /// Each message is followed by all that it caused, and by its answer. Rows are numbered anew.
  func settled(where isAtOnce: (Event) -> Bool) -> Trace {
    let effects = Dictionary(grouping: rows, by: \.cause)
    var events: [Event] = []
    func settle(_ cause: Int?, as number: Int?) {
      let effects = effects[cause] ?? []
      let messages = effects.filter { !$0.isAnswer }
      for event in messages.sorted(where: isAtOnce) + effects.filter(\.isAnswer) {
        let own = events.count + 1
        events.append(event.numbered(own, in: number))
        settle(event.number, as: own)
      }
    }
    settle(nil, as: nil)
    return Trace(lanes: lanes, events: events)
  }
}

extension Event {
  fileprivate func numbered(_ number: Int, in cause: Int?) -> Event {
    var event = self
    event.number = number
    event.order = number - 1
    event.cause = cause
    return event
  }
}

extension [Event] {
  /// Sorts some events by their texts, and leaves the others where they are.
  fileprivate func sorted(where isSorted: (Event) -> Bool) -> [Event] {
    var sorted = filter(isSorted).sorted { $0.label < $1.label }[...]
    return map { isSorted($0) ? sorted.removeFirst() : $0 }
  }
}
