import TraceRecording

/// The doubles for an object that is about to be created.
public struct Doubles {
  let objects: [AnyObject]
  let subject: String

  /// Returns the double that conforms to a protocol, for an initializer that needs one.
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

/// The error that no double conforms to a protocol.
public struct DoubleError: Error, Equatable {
  /// The type of the object under test.
  public let subject: String
  /// The name of the protocol without a double.
  public let boundary: String
}

extension DoubleError: CustomStringConvertible {
  /// The missing double, and what to write.
  public var description: String {
    "\(subject) has no reference \(boundary) that could be doubled: @Role belongs on the class, and "
      + "@Doubled on the protocol."
  }
}
