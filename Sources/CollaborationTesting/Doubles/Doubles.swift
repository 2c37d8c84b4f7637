import Traces

/// The doubles (recording stand-ins for collaborators) for the initializer of an object under test.
public struct Doubles {
  let objects: [AnyObject]
  let subject: AnyClass

  /// Returns the double that conforms to a protocol, as an argument for the initializer of the object under test.
  ///
  ///     try SubjectUnderTest { try ProductListInteractor(store: $0.double()) }
  ///
  /// - Throws: ``DoubleError`` where the object has no such reference, the reference is a `let` or set in an actor's `init`, or its
  ///   protocol is not `@Doubled`.
  public func double<Boundary>(_ type: Boundary.Type = Boundary.self) throws(DoubleError)
    -> Boundary
  {
    if let double = objects.lazy.compactMap({ $0 as? Boundary }).first { return double }
    let isActor = subject is any Actor.Type
    throw DoubleError(subject: "\(subject)", boundary: "\(type)", isActor: isActor)
  }
}

/// The error for a protocol to which no double of the object under test conforms.
public struct DoubleError: Error, Equatable {
  /// The name of the type of the object under test.
  public let subject: String
  /// The name of the protocol without a double.
  public let boundary: String
  /// Whether the object under test is an actor.
  let isActor: Bool
}

extension DoubleError: CustomStringConvertible {
  /// A sentence on the missing double and the declarations that create it.
  public var description: String {
    "\(subject) has no reference \(boundary) that could be doubled: @Role belongs on the class, "
      + "@Doubled on the protocol, and the reference must be a var, since a let has no double."
      + (isActor ? " A var that an actor's init sets has none either: leave it nil there." : "")
  }
}

extension Trace {
  /// Returns the trace with a sentence at each message that an object of the class `type` lost at a nil reference,
  /// because no double stands behind the reference.
  func remarkingMissingDoubles(of type: String) -> Trace {
    Trace(
      lanes: lanes,
      events: events.map { event in
        guard event.kind == .lost, event.loss == .nil, event.sender?.type == type,
          let seam = event.seam,
          seam.interface != "closure"
        else { return event }
        var event = event
        let name = seam.interface.isEmpty ? "its type" : seam.interface
        event.text =
          "No double stands behind \(name), so \(seam.property) is nil: write @Doubled before the protocol \(name)."
        return event
      }
    )
  }

  /// The sentences about references without a double, one line for each; nil where no message was lost for that reason.
  ///
  /// A trace with such a lost message is not saved: the expectation would hold only while the double is missing.
  var missingDoubles: String? {
    let sentences = events.filter { $0.kind == .lost && !$0.text.isEmpty }.map(\.text).uniqued()
    return sentences.isEmpty ? nil : sentences.joined(separator: "\n")
  }
}
