/// The doubles (recording stand-ins for collaborators) for the initializer of an object under test.
public struct Doubles {
  let objects: [AnyObject]
  let subject: String

  /// Returns the double that conforms to a protocol, as an argument for the initializer of the object under test.
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

/// The error for a protocol to which no double of the object under test conforms.
public struct DoubleError: Error, Equatable {
  /// The name of the type of the object under test.
  public let subject: String
  /// The name of the protocol without a double.
  public let boundary: String
}

extension DoubleError: CustomStringConvertible {
  /// A sentence on the missing double and the attributes that create it.
  public var description: String {
    "\(subject) has no reference \(boundary) that could be doubled: @Role belongs on the class, and "
      + "@Doubled on the protocol."
  }
}
