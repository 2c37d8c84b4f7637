import Traces

/// The way from one participant to another, on which messages are recorded.
public struct SeamLink: Sendable {
  let recorder: Recorder
  let sender: ParticipantID
  let receiver: ParticipantID
  let seam: Seam?
  /// The function that runs at the other end, where the message does not say it.
  let function: String?
}

extension SeamLink {
  init(recorder: Recorder, from sender: ParticipantID, through state: SeamState, to target: Any) {
    self.recorder = recorder
    self.sender = sender
    self.receiver = state.isClosure ? state.target : recorder.id(of: target)
    self.seam = state.seam
    self.function = state.function
  }

  /// The way back, for a closure that is handed over now.
  public var back: SeamLink {
    let function = Span.current(in: recorder)?.function(of: sender)
    return SeamLink(
      recorder: recorder,
      sender: receiver,
      receiver: sender,
      seam: nil,
      function: function
    )
  }

  /// Runs a call, and records it and its answer.
  public func call<R, Failure: Error>(
    _ message: String,
    _ arguments: [HandedOver] = [],
    _ body: () throws(Failure) -> R
  ) throws(Failure) -> R {
    guard recorder.isRecording else { return try body() }
    let span = recorder.begin(message, arguments, on: self)
    let result = Span.$current.withValue(span) { Result(catching: body) }
    recorder.end(span, on: self, with: result)
    return try result.get()
  }

  /// Runs a call that may be suspended, and records it and its answer.
  public func call<R, Failure: Error>(
    _ message: String,
    _ arguments: [HandedOver] = [],
    _ body: () async throws(Failure) -> R
  ) async throws(Failure) -> R {
    guard recorder.isRecording else { return try await body() }
    let span = recorder.begin(message, arguments, on: self)
    let result: Result<R, Failure> = await Span.$current.withValue(span) {
      do throws(Failure) { return .success(try await body()) } catch { return .failure(error) }
    }
    recorder.end(span, on: self, with: result)
    return try result.get()
  }

  /// Sets a closure on the other side: no message, but the sender is the one who sets it.
  public func wiring(_ body: () -> Void) {
    let around = Span.current(in: recorder)
    let span = Span(
      recorder,
      record: around?.record ?? -1,
      executing: sender,
      function: around?.function(of: sender) ?? ""
    )
    Span.$current.withValue(span, operation: body)
  }
}
