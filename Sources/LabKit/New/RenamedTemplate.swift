import PackageTemplates

extension PackageTemplate.File {
  /// The same file of a package with another name than `Orders`.
  func renamed(to name: ModuleName) -> PackageTemplate.File {
    let isCode = path.hasSuffix(".swift")
    return PackageTemplate.File(
      path: path.naming(name, isCode: false),
      text: text.naming(name, isCode: isCode)
    )
  }

  /// The same file of a package that depends on the laboratory as the manifest then says.
  func depending(on dependency: LaboratoryDependency) -> PackageTemplate.File {
    guard path == "Package.swift" else { return self }
    let text = text.replacing(LaboratoryDependency.inTemplates.line, with: dependency.line)
      .replacing(LaboratoryDependency.inTemplates.package, with: dependency.package)
    return PackageTemplate.File(path: path, text: text)
  }
}

extension String {
  /// The text with `Orders`, the property `.orders` and the word `orders` replaced, in one go: a name may hold
  /// another.
  fileprivate func naming(_ name: ModuleName, isCode: Bool) -> String {
    let pieces = split(separator: "rders", omittingEmptySubsequences: false)
    var text = ""
    for piece in pieces.dropLast() {
      let before = piece.dropLast()
      let isProperty = isCode && (before.hasSuffix(".") || before.hasSuffix("var "))
      let isType = piece.last == "O"
      text += before + (isType ? name.type : isProperty ? name.property : name.word)
    }
    return text + (pieces.last ?? "")
  }
}
