import Testing
import TraceRecording
import Traces

/// Tests methods that record their own calls, with every way to declare one.
@Suite struct EveryMethodTests {
  /// Returns the answers of all methods, with a recorder that records or without one.
  private func answers(in recorder: Recorder?) async throws -> [String] {
    func call() async throws -> [String] {
      let caller = EveryCall()
      try await caller.calls(EveryMethod())
      try await caller.calls(EveryActor(), EveryScreen())
      caller.calls(EveryGeneric<String>())
      return caller.answers
    }
    guard let recorder else { return try await call() }
    return try await recorder.recording(call)
  }

  @Test func `does the same whether or not it is recorded`() async throws {
    let plain = try await answers(in: nil)
    #expect(try await answers(in: Recorder()) == plain)
    #expect(plain.count == 48)
  }

  @Test func `names the function and the line that the author wrote`() async throws {
    let written = try #require(await answers(in: nil).first { $0.contains("whereAmI") })
    #expect(written == "(function: \"whereAmI()\", line: 115)")
  }

  @Test func `records each call once, with what was handed over`() async throws {
    let recorder = Recorder()
    _ = try await answers(in: recorder)
    let calls = recorder.trace().events.filter { [.call, .asyncCall].contains($0.kind) }
    let lines = calls.map { call in
      "\(call.sender?.name ?? "nobody") \(call.receiver?.name ?? "") \(call.label)"
    }
    #expect(lines == Self.calls)
  }

  @Test func `hides an argument that a method marks itself`() {
    let recorder = Recorder()
    recorder.recording {
      let safe = Safe()
      recorder.action("go") { safe.open(by: "ann", code: "1234") }
    }
    let call = recorder.trace().rows.first { $0.kind == .call }
    #expect(call?.label == "open(by: \"ann\", code: (redacted))")
  }

  private static let calls: [String] =
    ["nobody Interactor calls(Desk)"]
    + between(
      "Desk",
      [
        "plain()", "nothing()", #"value("a", at: 1)"#, #"thrown("b")"#, #"typed("c")"#,
        "generic(1, is: 1)", "generically({closure})", "<body()", "discardable()", "opaque()",
        #"existential(Sign(name: "any"))"#, #"some(Sign(name: "some"))"#, "optional()", "same()",
        "never()", "waiting(1)", "failing()", "add(to: 1)", "sum([1, 2, 3])", "lazily({closure})",
        "unnamed(_, 2)", #"word(in: 1, for: "x")"#, "defaulted(3)", "p0(4)", "now({closure})",
        "<body(1)", "then({closure})", "<done(2)", "kept({closure})", "flush()", "<done(3)",
        "perhaps({closure})", #"<done("perhaps")"#, "perhaps({closure})", "asked({closure})",
        "<body(4)", "two({closure}, then: {closure})", "<first()", #"<second(5, "five")"#,
        "sendable({closure})", "<done(6)", "asynchronous({closure})", "<body(7)", "captures()",
        "implicit()", "nested()", "early(nil)", #"early("")"#, #"early("a")"#, #"early("abc")"#,
        "expression(true)", "shadowing(1)", "whereAmI()", "clean()", "calls()", "overloaded(1)",
        #"overloaded("a")"#, "last()", "open()", "added()",
      ]
    )
    + ["nobody Interactor calls(Repository, View)"]
    + between("Repository", ["load()", "label()", "done({closure})", "<then(3)"])
    + between("View", [#"ready("ready")"#, "reload()", "finish({closure})", "<done()", "title()"])
    + between("View", ["here()", "elsewhere()"])
    + ["nobody Interactor calls(Presenter)"]
    + between("Presenter", [#"add("a")"#, "map({closure})", #"<body("a")"#])

  /// Returns the calls between the caller and an object; `<` marks a call of a closure back.
  private static func between(_ object: String, _ calls: [String]) -> [String] {
    calls.map { call in
      call.hasPrefix("<")
        ? "\(object) Interactor \(call.dropFirst())" : "Interactor \(object) \(call)"
    }
  }
}

@Role(.interactor) final class Safe {
  private var codes: [String] = []

  func open(by user: String, @Redacted code: String) { codes.append(code) }
}

/// Calls every method of `EveryMethod` and the other classes, and keeps the answers.
@Role(.interactor) final class EveryCall {
  private(set) var answers: [String] = []

  func calls(_ desk: EveryMethod) async throws {
    effects(desk)
    try await waits(desk)
    parameters(desk)
    try await closures(desk)
    bodies(desk)
  }

  func calls(_ actor: EveryActor, _ screen: EveryScreen) async throws {
    note(try await actor.load())
    note(actor.label())
    await actor.done { _ in }
    await screen.ready("ready")
    note(await screen.reload())
    await screen.finish {}
    note(screen.title())
    note(await screen.here())
    note(await screen.elsewhere())
  }

  func calls(_ generic: EveryGeneric<String>) {
    note(generic.add("a"))
    note(generic.map { $0 + "!" })
  }

  private func effects(_ desk: EveryMethod) {
    desk.plain()
    desk.nothing()
    note(desk.value("a", at: 1))
    note(Result { try desk.thrown("b") })
    note(Result { try desk.typed("c") })
    note(desk.generic(1, is: 1))
    note(Result { try desk.generically { () throws(DeskError) -> Int in throw .closed("d") } })
    note(desk.discardable())
    note(desk.opaque().name)
    note(desk.existential(Sign(name: "any")).name)
    note(desk.some(Sign(name: "some")))
    note(desk.optional() ?? 0)
    note(desk.same() === desk)
    note(desk.never() == nil)
  }

  private func waits(_ desk: EveryMethod) async throws {
    note(await desk.waiting(1))
    do throws(DeskError) { try await desk.failing() } catch { note(error) }
  }

  private func parameters(_ desk: EveryMethod) {
    var count = 1
    desk.add(to: &count)
    note(count)
    note(desk.sum(1, 2, 3))
    note(desk.lazily(count + 1))
    note(desk.unnamed(1, 2))
    note(desk.word(in: 1, for: "x"))
    note(desk.defaulted())
    note(desk.p0(4))
  }

  private func closures(_ desk: EveryMethod) async throws {
    desk.now { note($0) }
    desk.then { [self] in note($0) }
    desk.kept { [self] in note($0) }
    desk.flush()
    desk.perhaps { [self] in note($0) }
    desk.perhaps(nil)
    note(try desk.asked { $0 + 1 })
    note(desk.two({ note("first") }, then: { $1 == "five" }))
    desk.sendable { _ in }
    note(try await desk.asynchronous { $0 + 1 })
  }

  private func bodies(_ desk: EveryMethod) {
    note(desk.captures())
    note(desk.implicit())
    note(desk.nested())
    note([desk.early(nil), desk.early(""), desk.early("a"), desk.early("abc")])
    note(desk.expression(true))
    note(desk.shadowing(1))
    note(desk.whereAmI())
    desk.dust = 1
    desk.clean()
    note(desk.dust)
    note(desk.calls())
    note(desk.overloaded(1) + desk.overloaded("a"))
    note(desk.last() + desk.open() + desk.added())
  }

  private func note(_ answer: Any) { answers.append("\(answer)") }
}
