/// The architecture by which a trace was judged.
public struct ArchitectureVerdict: Hashable, Sendable {
  /// Its table.
  public let table: LayerTable
  /// Why it was taken: `no Interactor`; empty where it was stated.
  public let reason: String
  /// The tables by which some modules were judged instead.
  public let others: [LayerTable]

  /// VIPER, where the trace may be meant as VIPER and lacks one of its roles or roads; else nil.
  public var alternative: LayerTable? {
    reason == ArchitectureVerdict.noInteractor || table == .cleanSwift || table == .ribs
      ? .viper : nil
  }

  /// The reason for a trace that has a Presenter and no Interactor.
  static let noInteractor = "no Interactor"
}

extension ArchitectureVerdict: CustomStringConvertible {
  /// The architecture and why: "RPVC (no Interactor)".
  public var description: String {
    let rest = others.isEmpty ? "" : ", in some modules as \(others.map(\.title).listed())"
    return table.title + (reason.isEmpty ? "" : " (\(reason))") + rest
  }
}
