import TraceRecording

/// The doubles of an object that is still to be made.
public struct Doubles {
  let objects: [AnyObject]
  let subject: String

  /// The double that conforms to a protocol, for an initializer that needs one.
  ///
  ///     try SubjectUnderTest { try ProductListInteractor(store: $0.double()) }
  ///
  /// - Throws: ``DoubleError`` where the object has no such reference, or its protocol is not `@Doubled`.
  public func double<Boundary>(_ type: Boundary.Type = Boundary.self) throws(DoubleError)
    -> Boundary
  {
    for object in objects {
      if let double = object as? Boundary { return double }
    }
    throw DoubleError(subject: subject, boundary: "\(type)")
  }
}

/// That there is no double of a protocol.
public struct DoubleError: Error, Equatable {
  /// The type of the object that is tested.
  public let subject: String
  /// The protocol.
  public let boundary: String
}

extension DoubleError: CustomStringConvertible {
  /// What is missing, and what to write.
  public var description: String {
    "\(subject) has no reference \(boundary) that could be doubled: @Role belongs on the class, and "
      + "@Doubled on the protocol."
  }
}
