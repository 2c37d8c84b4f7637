/// The architecture by which a trace is judged.
public struct ArchitectureVerdict: Hashable, Sendable {
  /// The layer table of the architecture.
  public let table: LayerTable
  /// The sign by which the architecture was chosen: `no Interactor`; empty where the caller stated it.
  public let reason: String
  /// The tables by which some modules are judged instead.
  public let others: [LayerTable]

  /// VIPER, where the trace may be meant as VIPER and lacks one of its roles or routes; else nil.
  public var alternative: LayerTable? {
    reason == ArchitectureVerdict.noInteractor || table == .cleanSwift || table == .ribs
      ? .viper : nil
  }

  static let noInteractor = "no Interactor"
}

extension ArchitectureVerdict: CustomStringConvertible {
  /// The architecture and why: "RPVC (no Interactor)".
  public var description: String {
    let rest = others.isEmpty ? "" : ", in some modules as \(others.map(\.title).listed())"
    return table.title + (reason.isEmpty ? "" : " (\(reason))") + rest
  }
}
