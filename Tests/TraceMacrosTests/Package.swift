// swift-tools-version: 6.2
import PackageDescription

// A package of its own, since it needs all of swift-syntax, which takes longer to build than everything else that is
// tested. The macros are compiled into their tests through links.
let package = Package(
  name: "macro-tests",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0")
  ],
  targets: [
    .target(name: "RoleNames", path: "RoleNames"),
    .testTarget(
      name: "TraceMacrosTests",
      dependencies: [
        "RoleNames",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftIfConfig", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
      ],
      path: ".",
      exclude: ["Cases", "Package.swift", "RoleNames", "TraceMacros/Plugin.swift"],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
      ]
    ),
  ]
)
