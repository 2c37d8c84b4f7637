// swift-tools-version: 6.2
import Foundation
import PackageDescription

// A package of its own, since it needs more of swift-syntax than the macros do. The macros are compiled into their tests
// through links.

/// The folder of the toolchain's own swift-syntax, nil if there is none: building the package takes longer than the tests.
///
/// `Package.swift` of the repository searches in the same way; keep both alike.
let toolchain: String? = {
  // The manifest's process has loaded a library from the toolchain's folder lib/swift/pm.
  let file = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
  let maps = String(decoding: file ?? Data(), as: UTF8.self)
  let library = maps.range(of: "/.+/lib/swift(?=/pm/)", options: .regularExpression)
  guard let host = library.map({ "\(maps[$0])/host" }) else { return nil }
  return access("\(host)/SwiftSyntaxMacroExpansion.swiftmodule", F_OK) == 0 ? host : nil
}()
let modules = [
  "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftDiagnostics", "SwiftIfConfig", "SwiftSyntaxMacros",
  "SwiftSyntaxMacroExpansion",
]
let products = modules.map { Target.Dependency.product(name: $0, package: "swift-syntax") }
let syntax = "https://github.com/swiftlang/swift-syntax"

let package = Package(
  name: "macro-tests",
  platforms: [.macOS(.v15)],
  dependencies: toolchain == nil ? [.package(url: syntax, "600.0.1"..<"604.0.0")] : [],
  targets: [
    .target(name: "RoleNames", path: "RoleNames"),
    .testTarget(
      name: "TraceMacrosTests",
      dependencies: ["RoleNames"] + (toolchain == nil ? products : []),
      path: ".",
      exclude: ["Cases", "Package.swift", "RoleNames", "TraceMacros/Plugin.swift"],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
      ] + (toolchain.map { [.unsafeFlags(["-I", $0])] } ?? []),
      linkerSettings: toolchain.map { folder in
        let search = ["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder]
        return [.unsafeFlags(search + modules.map { "-l\($0)" })]
      } ?? []
    ),
  ]
)
