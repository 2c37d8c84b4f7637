import ComparisonData

/// What the suite of every variant of a module must hold, whichever object does the work.
///
/// The suites are written to one list, so that how many faults they notice tells of the architectures, and not of who
/// wrote more tests.
struct SuiteContract: Sendable {
  /// The module's folder: `Products`.
  let module: String
  /// What each suite must hold.
  let clauses: [Clause]

  /// One thing that must be tested.
  struct Clause: Sendable {
    /// The name of the test, the same in every suite.
    let test: String
    /// The work that is tested, by an object of the role that does it there; nil where it may be anybody.
    let work: Responsibility?

    init(_ test: String, of work: Responsibility? = nil) {
      self.test = test
      self.work = work
    }
  }
}

extension SuiteContract {
  /// The contracts, by the names of the modules.
  static let all = [
    SuiteContract(
      module: "Products",
      clauses: [
        Clause("gets every product, in the order of the store", of: .get),
        Clause("says that there are no products", of: .decide),
        Clause("says that the products could not be loaded"),
        Clause("draws the rows that it is given", of: .draw),
        Clause("keeps its rows while it is left", of: .draw),
        Clause("opens the page of the product that was tapped", of: .navigate),
      ]
    ),
    SuiteContract(
      module: "Profile",
      clauses: [
        Clause("asks nobody for a profile that is cached", of: .get),
        Clause("joins profile and stats in both orders", of: .decide),
        Clause("greets where the stats fail", of: .decide),
        Clause("calls those without a name anonymous"),
        Clause("shows the stats in their own order"),
        Clause("draws the dashboard, and says no longer that it loads", of: .draw),
        Clause("keeps the profile when the new name cannot be saved"),
        Clause("lets the name be edited again"),
        Clause("saves no name that was given up"),
      ]
    ),
  ]
}
