import Testing
import TraceRecording
import Traces

/// Tests methods that record their own calls, with every way to declare one; `Cases/EveryMethod.txt` lists the expected calls.
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
    let expected = try Cases.text(of: "EveryMethod.txt").split(separator: "\n").map(String.init)
    #expect(calls.map(\.line) == expected)
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
