import TraceRecording

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
