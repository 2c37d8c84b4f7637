import CRecording
import Traces

// Faults at seams, for any module and without touching its code.

extension Recorder {
  /// What runs messages that a fault delays or moves; without one they wait until the action ends.
  public var scheduler: (any Scheduler)? {
    get { faults.locked { $0.scheduler } }
    set {
      _ = faults.locked { faults in
        let old = faults.scheduler
        faults.scheduler = newValue
        return old
      }
    }
  }

  /// Makes references go wrong that are set from now on, such as `.nil` at `"Presenter.view"`.
  ///
  /// The participant is named as in the trace, which means that one, or by its type, which means
  /// every object of the class; the property is what follows the last dot.
  public func inject(_ fault: LinkFault, at reference: String) {
    let dot = reference.lastIndex(of: ".") ?? reference.startIndex
    let property = String(reference[dot...].drop { $0 == "." })
    faults.locked { $0.plan(fault, String(reference[..<dot]), property) }
    recording_log_set_faults(log.raw, true)
  }

  /// Makes messages go wrong, such as `.drop` for `"Presenter -> View showProducts"`.
  ///
  /// Participants are named as in the trace, which means that one, or by their types, which means
  /// every object of the class. The occurrence says which of them, from 1; nil stands for each.
  ///
  /// - Throws: ``NotationError`` where the pattern cannot be read.
  public func inject(_ fault: MessageFault, _ pattern: String, occurrence: Int? = nil)
    throws(NotationError)
  { inject(fault, try MessagePattern(pattern), occurrence: occurrence) }

  /// Makes messages go wrong that a pattern names; the occurrence says which of them, from 1.
  public func inject(_ fault: MessageFault, _ pattern: MessagePattern, occurrence: Int? = nil) {
    faults.locked { $0.plan(fault, pattern, occurrence) }
    recording_log_set_faults(log.raw, true)
  }

  /// Makes the recorder itself keep alive every object it meets from now on: the one leak that is not
  /// the module's.
  package func injectRetention() {
    faults.locked { $0.retainsParticipants = true }
    recording_log_set_faults(log.raw, true)
  }

  /// The faults that have struck nothing yet.
  ///
  /// - Complexity: O(*n*), where *n* is the number of faults.
  ///
  /// A fault that can never strike stays here: one of a participant, property or message that does
  /// not exist, `.drop` of a message with a result, `.nil` of a reference that is never nil.
  public var idleFaults: [InjectedFault] { faults.locked { $0.idle } }

  /// Removes all faults, and delivers the messages they delayed; references that were set wrong stay so
  /// until they are set again, and who was left alone stays alone.
  public func heal() {
    releaseHeld()
    recording_log_set_faults(log.raw, playing.locked { $0.soloist != nil || !$0.doubles.isEmpty })
    _ = faults.locked { faults in
      let old = faults
      faults = faults.healed
      return old
    }
  }
}

// MARK: - References

extension _SeamState {
  /// The object that a fault references weakly instead.
  public var substitute: AnyObject? { fault?.weak }
}

extension Recorder {
  /// What a fault puts instead of a reference that is set now.
  func fault(at seam: _SeamPointer, of owner: ParticipantID, to target: Any?, mayBeNil: Bool)
    -> FaultyReference?
  {
    guard recording_log_has_faults(log.raw), let target, !seam.isClosure,
      let participant = registry.locked({ $0.participant(owner) }),
      let fault = faults.locked({ faults in
        faults.strike(seam.property, of: participant) { $0.canStrike(seam, mayBeNil: mayBeNil) }
      })
    else { return nil }
    return FaultyReference(fault, _unwrap(target) as AnyObject)
  }
}

extension LinkFault {
  /// Whether it makes any difference to a reference.
  fileprivate func canStrike(_ seam: _SeamPointer, mayBeNil: Bool) -> Bool {
    switch self {
    case .nil: mayBeNil
    case .strong: !seam.isStrong
    case .weak: mayBeNil && !seam.isWeak
    case .unowned: mayBeNil
    }
  }
}
