/// One architecture's version of a module.
public struct Variant {
  /// The way it is divided among objects.
  public let architecture: Architecture
  /// The names of the types that are passed along and send nothing.
  public let entities: [String]
  /// The method that does each piece of work, as `Type.method(_:)`.
  public let methods: [Duty: String]
  /// Its source, as it was compiled.
  public let sources: [SourceFile]
  /// Makes the module, wired and ready to be shown, under a named condition.
  public let assemble: (Condition) -> ViewController

  /// Makes a variant.
  public init(
    _ architecture: Architecture,
    entities: [String] = [],
    methods: [Duty: String] = [:],
    sources: [SourceFile] = [],
    assemble: @escaping (Condition) -> ViewController
  ) {
    self.architecture = architecture
    self.entities = entities
    self.methods = methods
    self.sources = sources
    self.assemble = assemble
  }
}

extension Variant {
  /// Where a piece of work is done: the type, and the place in its source.
  public func place(of duty: Duty) -> (type: String, file: String, line: Int)? {
    guard let method = methods[duty], let dot = method.firstIndex(of: ".") else { return nil }
    let type = String(method[..<dot])
    let name = String(method[method.index(after: dot)...])
    for file in sources {
      if let line = file.line(ofMethod: name, in: type) { return (type, file.name, line) }
    }
    return nil
  }
}
