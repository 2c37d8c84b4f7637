import Testing
import TraceRecording
import Traces

/// Tests asynchronous methods that record their own calls.
@MainActor @Suite struct CourierTests {
  private let recorder = Recorder()

  @Test func `keeps a method on its caller's executor, also inside another message`() async {
    let courier = recorder.recording { Courier<Int>() }
    let other = Recorder()
    await recorder.recording {
      #expect(await courier.isolations(of: MainActor.shared) == [true, true])
      await other.recording {
        await other.action("go") {
          #expect(await courier.isolations(of: MainActor.shared) == [true, true])
        }
      }
    }
  }

  @Test func `records the results and errors of generic methods`() async {
    await recorder.recording {
      let courier = Courier<String>()
      await recorder.action("go") {
        #expect(await (try? courier.deliver("a")) == ["a"])
        await #expect(throws: Courier<String>.Lost(count: 2)) { try await courier.deliver("b") }
      }
    }
    let ends = recorder.trace().events.filter { [.return, .throw].contains($0.kind) }
    #expect(ends.map(\.label) == ["[\"a\"]", "Lost(count: 2)"])
  }
}

/// An object whose asynchronous methods run on the executor of their caller.
@Role(.interactor) final class Courier<Parcel: Sendable> {
  private var parcels: [Parcel] = []

  /// Returns whether the method is isolated to an actor before and after a call that leaves the actor.
  func isolations(of actor: any Actor) async -> [Bool] {
    let before = isolation() === actor
    await travel()
    actor.preconditionIsolated()
    return [before, isolation() === actor]
  }

  /// Returns all parcels, the new one last.
  func deliver(_ parcel: Parcel) async throws(Lost) -> [Parcel] {
    await travel()
    parcels.append(parcel)
    if parcels.count > 1 { throw Lost(count: parcels.count) }
    return parcels
  }

  struct Lost: Error, Equatable { let count: Int }
}

private func isolation(_ actor: isolated (any Actor)? = #isolation) -> (any Actor)? { actor }

@concurrent private func travel() async { await Task.yield() }
