/// The texts of one plant, formatted for the View.
struct PlantsRow: Equatable {
  let title: String
  let detail: String
}
