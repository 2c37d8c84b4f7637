import PackageTemplates

extension PackageTemplate.File {
  /// Returns the template's file with the module's name `Orders` replaced by `name`, in path and text.
  func renamed(to name: ModuleName) -> PackageTemplate.File {
    let isCode = path.hasSuffix(".swift")
    return PackageTemplate.File(
      path: path.naming(name, isCode: false),
      text: text.naming(name, isCode: isCode)
    )
  }

  func depending(on dependency: LaboratoryDependency) -> PackageTemplate.File {
    guard path == "Package.swift" else { return self }
    let text = text.replacing(LaboratoryDependency.inTemplates.line, with: dependency.line)
      .replacing(LaboratoryDependency.inTemplates.package, with: dependency.package)
    return PackageTemplate.File(path: path, text: text)
  }
}

extension String {
  /// Returns the text with the type `Orders`, the property `.orders` and the word `orders` replaced by the spellings of `name`.
  ///
  /// Only code (`isCode`) has properties. All three are replaced in one pass, because the new name may contain one of them.
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
