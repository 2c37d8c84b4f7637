import CRecording
import Traces

// Injecting faults, which works for any module without changing its code.

extension Recorder {
  /// The scheduler of messages that a fault delays or moves; nil to deliver them when the action ends.
  public var scheduler: (any Scheduler)? {
    get { faults.locked { $0.scheduler } }
    set { faults.replace(\.scheduler, by: newValue) }
  }

  /// Injects a fault into references that are set from now on, such as `.nil` into `"Presenter.view"`.
  ///
  /// The text before the last dot names one participant as the trace does, or a type, which means all objects of the
  /// class. The text after the dot is the name of the property.
  public func inject(_ fault: LinkFault, at reference: String) {
    let dot = reference.lastIndex(of: ".") ?? reference.startIndex
    let (owner, property) = (reference[..<dot], reference[dot...].drop { $0 == "." })
    let link = Faults.PlannedLink(
      fault: fault,
      participant: String(owner),
      property: String(property)
    )
    plan { $0.links.append(link) }
  }

  /// Injects a fault into messages that match a pattern, such as `.drop` into `"Presenter -> View showProducts"`.
  ///
  /// The pattern names participants as the trace does, or by type, which means all objects of the class. `occurrence`
  /// selects one matching message, counted from 1; nil selects each.
  ///
  /// - Throws: `TraceReadingError` where the pattern cannot be read.
  public func inject(_ fault: MessageFault, _ pattern: String, occurrence: Int? = nil)
    throws(TraceReadingError)
  { inject(fault, try MessagePattern(pattern), occurrence: occurrence) }

  /// Injects a fault into the messages that match a pattern; `occurrence`, from 1, selects one of them, nil each.
  public func inject(_ fault: MessageFault, _ pattern: MessagePattern, occurrence: Int? = nil) {
    plan { $0.messages.append(.init(fault: fault, pattern: pattern, occurrence: occurrence)) }
  }

  /// Injects a leak: until `heal()`, the recorder retains each object of a participant that it sees from now on.
  package func injectRetention() { plan { $0.retainsParticipants = true } }

  private func plan(_ change: (inout Faults) -> Void) {
    faults.locked(change)
    recording_log_set_faults(log.raw, true)
  }

  /// The injected faults that have had no effect so far.
  ///
  /// A fault that can have no effect stays in the list: a participant, property or message that does not exist,
  /// `.drop` of a message with a result, `.nil` of a reference that cannot be nil.
  ///
  /// - Complexity: O(*n*), where *n* is the number of faults.
  public var idleFaults: [InjectedFault] { faults.locked { $0.idle } }

  /// Delivers the messages that faults hold back, except those already handed to the scheduler, then removes all faults.
  ///
  /// A changed reference stays so until it is set again. A participant that runs alone among fakes keeps the fakes.
  public func heal() {
    releaseHeld()
    recording_log_set_faults(log.raw, playing.locked { $0.soloist != nil || !$0.doubles.isEmpty })
    // What the faults retain is released after the lock is given back.
    var healed = Faults()
    faults.locked { faults in
      swap(&faults, &healed)
      (faults.held, faults.scheduler) = (healed.held, healed.scheduler)
    }
  }

  /// Returns the reference that a fault stores instead of `target`; nil if no fault applies, and for a nil target or a closure.
  func fault(at seam: _SeamPointer, of owner: ParticipantID, to target: Any?, mayBeNil: Bool)
    -> FaultyReference?
  {
    guard recording_log_has_faults(log.raw), let target, !seam.isClosure,
      let participant = registry.locked({ $0.participant(owner) }),
      let fault = faults.locked({ faults in
        faults.takeFault(at: seam.property, of: participant) {
          $0.canApply(to: seam, mayBeNil: mayBeNil)
        }
      })
    else { return nil }
    return FaultyReference(fault, _unwrap(target) as AnyObject)
  }
}

extension _SeamState {
  /// The object that a fault or a double uses in place of the property's value, held weakly; nil for none.
  public var substitute: AnyObject? { fault?.weak }
}

extension LinkFault {
  fileprivate func canApply(to seam: _SeamPointer, mayBeNil: Bool) -> Bool {
    switch self {
    case .nil, .unowned: mayBeNil
    case .strong: !seam.isStrong
    case .weak: mayBeNil && !seam.isWeak
    }
  }
}
