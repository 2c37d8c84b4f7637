import SwiftSyntaxMacros

#if canImport(SwiftCompilerPlugin)
import SwiftCompilerPlugin
#else
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
#endif

/// The compiler plug-in, with the list of its macros.
@main struct Plugin {
  let providingMacros: [any Macro.Type] = [
    DoubledMacro.self, RoleMacro.self, SeamMacro.self, UnseenMacro.self,
    ReceivedMacro.self, WatchedMacro.self,
  ]
}

#if canImport(SwiftCompilerPlugin)
extension Plugin: CompilerPlugin {}
#else
/// The plug-in for builds with the toolchain's own swift-syntax, which has no ready-made entry point.
extension Plugin: PluginProvider {
  /// Answers the compiler's requests until it closes the connection.
  static func main() throws {
    let connection = try StandardIOMessageConnection()
    try CompilerPluginMessageListener(connection: connection, provider: Plugin()).main()
  }

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    let name = "\(moduleName).\(typeName)"
    guard let macro = providingMacros.first(where: { String(reflecting: $0) == name }) else {
      throw MacroExpansionErrorMessage("There is no macro \(name) in the list of the macros.")
    }
    return macro
  }
}
#endif
