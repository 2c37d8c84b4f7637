import Traces

/// The architecture by which a trace is judged.
public struct ArchitectureVerdict: Hashable, Sendable {
  /// The layer table of the architecture, the messages permitted between roles.
  public let table: LayerTable
  /// The observation that suggested the architecture, such as `no Interactor`; empty if the caller stated the architecture.
  public let reason: String
  /// The layer tables of other architectures by which some modules of the trace are judged.
  public let others: [LayerTable]

  /// The table of VIPER for an architecture that may be meant as VIPER: Clean Swift, RIBs, or one without an Interactor; else nil.
  public var alternative: LayerTable? {
    reason == ArchitectureVerdict.noInteractor || table == .cleanSwift || table == .ribs
      ? .viper : nil
  }

  /// Returns the architecture that the roles and messages of `trace` suggest; nil if they suggest none.
  package static func suggested(by trace: Trace) -> ArchitectureVerdict? {
    LayerTableChoice(trace, given: nil).verdict
  }

  static let noInteractor = "no Interactor"
}

extension ArchitectureVerdict: CustomStringConvertible {
  /// The architecture, the observation that suggested it, and others of modules: "RPVC (no Interactor), in some modules as VIPER".
  public var description: String {
    let rest = others.isEmpty ? "" : ", in some modules as \(others.map(\.title).listed())"
    return table.title + (reason.isEmpty ? "" : " (\(reason))") + rest
  }
}
