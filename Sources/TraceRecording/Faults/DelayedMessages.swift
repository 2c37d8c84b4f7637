import CRecording
import Traces

// Messages that a fault delivers later, or on another executor.

extension _SeamLink {
  /// Hands a message to the scheduler: an asynchronous call on that executor, inside which it is
  /// delivered.
  func later(
    _ message: InternedText,
    _ arguments: Any,
    _ body: @escaping () -> Void,
    after milliseconds: Int,
    on executor: String
  ) {
    var call = record(of: message, .asyncCall)
    call.delivery = recorder.registry.locked { $0.index(ofExecutor: executor) }
    let words = recorder.written(arguments, of: DeclaredName(message.text))
    let index = recorder.keep(call, handing: arguments)
    let span = Span(
      recorder: recorder.log.id,
      record: index ?? call.parent,
      executing: receiver,
      function: function == .none ? call.name : function,
      depth: 1
    )
    let deliver = {
      span.run { deliverLate(call, words, body) }
      recorder.over(span, from: receiver, to: sender)
    }
    guard let scheduler = recorder.scheduler else {
      return hold(Faults.Held(link: nil, deliver: deliver))
    }
    scheduler.schedule(after: milliseconds, on: executor, deliver)
  }

  /// Delivers a message, or records that its receiver is gone; a closure may still do its work.
  private func deliverLate(_ call: Record, _ words: Written, _ body: () -> Void) {
    guard recorder.registry.locked({ $0.isGone(receiver) }) else { return body() }
    var lost = call
    lost.parent = Span.current(in: recorder.log.id)?.record ?? call.parent
    if isClosure {
      body()
      if recorder.hasWorked(inside: lost.parent) { return }
    }
    recorder.lose(lost, .gone, words)
  }

  /// Keeps a message until the next one on its way, or the end of the action.
  func hold(_ message: Faults.Held) {
    recorder.faults.locked { $0.held.append(message) }
  }
}

extension Recorder {
  /// Delivers what waited for a message from one participant to another, or all that waits.
  func releaseHeld(from sender: ParticipantID? = nil, to receiver: ParticipantID? = nil) {
    guard recording_log_has_faults(log.raw) else { return }
    repeat {
      let due = faults.locked { $0.takeHeld(from: sender, to: receiver) }
      for held in due { held.deliver() }
      if due.isEmpty { return }
    } while sender == nil
  }
}
