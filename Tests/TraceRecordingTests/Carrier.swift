import TraceRecording
import Traces

// The objects that pass an object on, and the ways to pass it.

@Proxied protocol CarrierProtocol: AnyObject {
  func take<Value>(_ value: Value)
  func make<Value>(_ make: () -> Value) -> Value
  func swap(_ witness: inout Witness?)
  func run(_ body: () -> Void)
  func keep(_ body: @escaping () -> Void)
  func maybe(_ body: (() -> Void)?)
  func forget()
  func fail(_ error: () -> any Error) throws
  func grieve(_ grief: () -> Grief) throws(Grief)
  func wait<Value: Sendable>(for value: Value) async -> Value
  var last: Witness? { get set }
}

@Role("Carrier", as: .interactor) final class Carrier: CarrierProtocol {
  @Seam private var kept: (() -> Void)?
  var last: Witness?

  func take<Value>(_ value: Value) {}
  func make<Value>(_ make: () -> Value) -> Value { make() }
  func swap(_ witness: inout Witness?) { witness = nil }
  func run(_ body: () -> Void) { body() }
  func keep(_ body: @escaping () -> Void) { kept = body }
  func maybe(_ body: (() -> Void)?) { body?() }
  func forget() { kept = nil }
  func fail(_ error: () -> any Error) throws { throw error() }
  func grieve(_ grief: () -> Grief) throws(Grief) { throw grief() }
  func wait<Value: Sendable>(for value: Value) async -> Value { value }
}

@Role("Owner", as: .presenter) final class CarrierOwner {
  private(set) var carrier: any CarrierProtocol = Carrier()
  @Seam var onEnd: ((Witness?) -> Void)?
}

/// Whether messages are recorded, and when the trace is read.
enum Watch: CaseIterable {
  /// No recorder records.
  case off
  /// The trace is read at the end.
  case on
  /// The trace is also read while the objects live.
  case read
}

/// A conversation about an object whose life is observed.
struct Trial {
  let watch: Watch
  let recorder = Recorder()
  private let owner: CarrierOwner

  init(_ watch: Watch) {
    self.watch = watch
    owner = watch == .off ? CarrierOwner() : recorder.recording { CarrierOwner() }
  }

  func talk<Result>(_ body: (CarrierOwner) throws -> Result) rethrows -> Result {
    guard watch != .off else { return try body(owner) }
    return try recorder.recording {
      try recorder.action("talk") {
        defer { if watch == .read { _ = recorder.trace() } }
        return try body(owner)
      }
    }
  }

  /// Runs `body` with an owner and an object, which it may pass on; returns the object weakly.
  func lend(_ body: (CarrierOwner, Witness) -> Void) -> WeakBox {
    talk { owner in
      let witness = Witness()
      body(owner, witness)
      return WeakBox(witness: witness)
    }
  }

  func talk(_ body: (CarrierOwner) async -> Void) async {
    guard watch != .off else { return await body(owner) }
    await recorder.recording {
      await recorder.action("talk") {
        await body(owner)
        if watch == .read { _ = recorder.trace() }
      }
    }
  }

  var texts: [String] {
    recorder.trace().events.flatMap { event in
      let arguments = event.kind == .call ? event.message?.arguments ?? [] : []
      return arguments.map(\.value.summary) + [event.value?.summary].compactMap(\.self)
    }
  }
}
