import Stage

extension Architecture {
  /// Returns the architecture of a variant's folder, such as `VIPERAsync`; throws ``Failure`` for an unknown folder.
  static func named(byFolder folder: String) throws -> Architecture {
    let named = known.first { $0.name.filter { $0 != "-" } == folder.lowercased() }
    guard let named else { throw Failure("no architecture has the folder \(folder)") }
    return named
  }
}
